/** What a command of the program is, and how it ends. */
import { fail, type Result } from '@guimard/engine/kit';
import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';

/** Exit statuses: done; something in the input was wrong; the command line was wrong; stopped by Ctrl-C. */
export const DONE = 0;
export const BAD_INPUT = 1;
export const BAD_USAGE = 2;
export const INTERRUPTED = 130;
export type Status = typeof DONE | typeof BAD_INPUT | typeof BAD_USAGE | typeof INTERRUPTED;

/** Something the user can put right: one line, and the status to exit with. */
export interface UserError {
  readonly status: typeof BAD_INPUT | typeof BAD_USAGE;
  readonly message: string;
}

export const badInput = (message: string) => fail<UserError>({ status: BAD_INPUT, message });
export const badUsage = (message: string) => fail<UserError>({ status: BAD_USAGE, message });

export interface Command<F extends Flags = Flags> {
  readonly name: string;
  /** What stands behind the name besides flags, as in `FILE|-`; undefined if nothing may. */
  readonly operand?: string;
  /** What stands behind the name if it may be any number of words, as in `AGENT…`. */
  readonly operands?: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  readonly details: string;
  readonly flags: F;
  run(given: Given<F>, io: Io): Promise<Result<Status, UserError>>;
}
