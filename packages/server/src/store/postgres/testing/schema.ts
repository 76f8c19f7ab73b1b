import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Store } from '../../store.ts';
import { openPostgresStore } from '../store.ts';

export const newSchema = (): string => `test-${randomUUID()}`;

/** In the PostgreSQL that all tests share. */
export const openIn = (schema: string): Promise<Store> => openPostgresStore(inject('postgres'), { schema });
