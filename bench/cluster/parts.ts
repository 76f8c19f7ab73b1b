/** The parts of an installation, and how busy they were. */
import type { Phase, Point } from './measurements.ts';

/** The generator counts only where it shares a machine with the rest. */
export type Part = 'servers' | 'postgres' | 'nats' | 'generator';
export type ByPart<T = number> = Readonly<Record<Part, T>>;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const PARTS: readonly Part[] = ['servers', 'postgres', 'nats', 'generator'];

export const byPart = <T>(value: (part: Part) => T): ByPart<T> => ({
  servers: value('servers'),
  postgres: value('postgres'),
  nats: value('nats'),
  generator: value('generator'),
});

/** How many cores each part kept busy. */
export const coresIn = ({ busy, seconds }: Phase): ByPart =>
  byPart((part) => (part === 'servers' ? sum(busy.servers) : busy[part]) / 1000 / seconds);

export const nodesOf = ({ paced }: Point): number => paced.busy.servers.length;
