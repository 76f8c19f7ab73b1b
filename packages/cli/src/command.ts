/** The type of a command, and how it ends. */
import { fail, type Result } from '@guimard/engine/kit';
import type { Flags, Given } from './flags.ts';
import type { Io } from './io.ts';

/** Exit statuses: success; invalid input; invalid command line; stopped by Ctrl-C. */
export const DONE = 0;
export const BAD_INPUT = 1;
export const BAD_USAGE = 2;
export const INTERRUPTED = 130;
export type Status = typeof DONE | typeof BAD_INPUT | typeof BAD_USAGE | typeof INTERRUPTED;

/** Something the user can fix: one line, and the exit status. */
export interface UserError {
  readonly status: typeof BAD_INPUT | typeof BAD_USAGE;
  readonly message: string;
}

export const badInput = (message: string) => fail<UserError>({ status: BAD_INPUT, message });
export const badUsage = (message: string) => fail<UserError>({ status: BAD_USAGE, message });

export interface Command<F extends Flags = Flags> {
  readonly name: string;
  /** The argument after the name, as in `FILE|-`; undefined if there is none. */
  readonly operand?: string;
  /** The arguments after the name if there may be any number, as in `AGENT…`. */
  readonly operands?: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  readonly details: string;
  readonly flags: F;
  /** What it tells is for players, in their language (language.ts). */
  readonly isForPlayers?: true;
  run(given: Given<F>, io: Io): Promise<Result<Status, UserError>>;
}
