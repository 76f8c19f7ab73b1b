import { describe } from 'vitest';
import { testSharedStore } from '../testing/shared-store.contract.ts';
import { testStore } from '../testing/store.contract.ts';
import { newSchema, openIn } from './testing/schema.ts';

describe('a store in PostgreSQL', () => {
  testStore(() => openIn(newSchema()));
  testSharedStore(async () => {
    const schema = newSchema();
    return [await openIn(schema), await openIn(schema)];
  });
});
