import { messageOf } from '../domain/message-of.ts';

/**
 * Something is wrong with the store, not with the program: the disk is full, the file belongs to another
 * program's. The message is a sentence for the host.
 */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
}

/** The store is unhealthy: its health says so, and it is not logged each time. */
export class IllStoreProblem extends StoreProblem {}

/** What the database said, after what it was asked to do. */
export function problemOf(what: string, error: unknown, Problem = StoreProblem): StoreProblem {
  if (error instanceof StoreProblem) return error;
  return new Problem(`${what}: ${messageOf(error)}.`, { cause: error });
}

export const closedProblem = () => new StoreProblem('The store is closed.');
export const noTableProblem = (table: string) => new StoreProblem(`There is no table ${table}.`);
