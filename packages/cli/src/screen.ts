/** What the terminal needs to know of a game beyond its rules. */
import type { AnyGame, Result, State, View } from '@guimard/engine/kit';
import type { Command } from './command.ts';
import type { Flags } from './flags.ts';
import type { Paint } from './paint.ts';

/** A command that only this game's players have, such as `line 17`. */
export interface TableCommand<S extends State> {
  readonly name: string;
  /** What stands behind the name; undefined if nothing does. */
  readonly argument?: string;
  readonly help: string;
  run(view: View<S>, argument: string, paint: Paint): Result<string>;
}

/** A game on a terminal. Everything shown is made from a view: what a player may not know is not there. */
export interface Screen<S extends State = State> {
  /** The game and what it is played with. */
  title(s: S): string;
  seatNames(s: S): readonly string[];
  /** The table: board, scores, and what the viewer holds. */
  draw(view: View<S>, paint: Paint): string;
  /** How a player may write an action, for the help. */
  readonly actionHelp: readonly (readonly [string, string])[];
  /** The action that a player's way of writing means, words parted by one blank, as a word of the log. */
  complete(view: View<S>, word: string): Result<string>;
  readonly commands: readonly TableCommand<S>[];
  /** What the viewer sees, for programs: lines of a keyword and words of the notation (docs/bots.md). */
  position(view: View<S>): readonly string[];
}

/** A game in the registry. */
export interface Entry {
  readonly game: AnyGame;
  readonly screen: Screen;
  /** The game's options as flags of the same names, and flags that are short for options. */
  readonly flags: Flags;
  /** Commands of the program that are about this game alone. */
  readonly commands: readonly Command[];
}
