/** What went wrong, as PostgreSQL or the way to it says. Codes: PostgreSQL's manual, appendix A. */
import { DatabaseError } from 'pg';
import { messageOf } from '../../domain/message-of.ts';
import { IllStoreProblem, StoreProblem } from '../problem.ts';

const codeOf = (error: unknown): string => (error instanceof DatabaseError && error.code) || '';

/** What was to be written is at fault, not the database: a value out of range, a broken constraint. */
export const isOwnFault = (error: unknown): boolean => /^2[23]/.test(codeOf(error));

/** Another transaction was in the way, or wrote the same key; this one was rolled back, and may be tried again. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01', '23505'].includes(codeOf(error));

/** Another transaction held a lock for too long. */
export const isLocked = (error: unknown): boolean => codeOf(error) === '55P03';

/** There is no connection: nothing was asked. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('unreachable', { cause });
  }
}

/** The connection was lost before the response. What was asked may have been done. */
export const isDisconnection = (error: unknown): boolean =>
  /^(08|57P)/.test(codeOf(error)) ||
  (error instanceof Error && /ECONNRESET|EPIPE|Connection terminated unexpectedly/.test(error.message));

/** Whatever is not the fault of what was asked makes the store unhealthy. */
export function failureOf(what: string, error: unknown): StoreProblem {
  if (error instanceof StoreProblem) return error;
  const Problem = isOwnFault(error) ? StoreProblem : IllStoreProblem;
  return new Problem(`${what}: ${reasonOf(error)}.`, { cause: error });
}

/** A name with several addresses fails with several errors and no message. */
function reasonOf(error: unknown): string {
  if (error instanceof Unreachable) return reasonOf(error.cause);
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return messageOf(first).replace(/\.$/, '');
}
