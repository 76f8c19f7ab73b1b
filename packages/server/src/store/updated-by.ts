import { StoreProblem } from './problem.ts';
import type { Append } from './store.ts';

/** The service time at which a table is changed. Throws a StoreProblem if nothing is given, or a time is not a number. */
export function updatedBy({ table, entries, summary }: Append): number {
  const updated = entries.at(-1)?.time;
  if (updated === undefined) throw new StoreProblem(`Nothing was given to append to table ${table}.`);
  const times = [summary.due ?? 0, ...entries.flatMap(({ at, time }) => [at, time])];
  if (!times.every(Number.isFinite)) {
    throw new StoreProblem(`An entry for table ${table} has a time that is not a number.`);
  }
  return updated;
}
