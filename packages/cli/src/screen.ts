/** What the terminal needs to know about a game beyond its rules. */
import type { AnyGame, Result, State, View } from '@guimard/engine/kit';
import type { Command } from './command.ts';
import type { Flags } from './flags.ts';
import type { Locale } from './language.ts';
import type { Paint } from './paint.ts';

/** A command of this game only, such as `line 17`. */
export interface TableCommand<S extends State> {
  readonly name: string;
  /** The argument after the name; undefined if there is none. */
  readonly argument?: string;
  readonly help: string;
  run(view: View<S>, argument: string, paint: Paint): Result<string>;
}

/** A game on a terminal. Everything shown is made from a view: it does not contain what a player may not know. */
export interface Screen<S extends State = State> {
  /** The game and what it is played with. */
  title(s: S): string;
  seatNames(s: S): readonly string[];
  /** Both in a language: the table itself speaks English. */
  inLanguage(s: S, locale: Locale): Promise<{ readonly title: string; readonly seats: readonly string[] }>;
  /** The table: board, scores, and the viewer's hand. */
  draw(view: View<S>, paint: Paint): string;
  /** How a player may write an action, for the help. */
  readonly actionHelp: readonly (readonly [string, string])[];
  /** Turns a player's input, words separated by one blank, into a word of the log. */
  complete(view: View<S>, word: string): Result<string>;
  readonly commands: readonly TableCommand<S>[];
  /** The view for programs: lines of a keyword and words of the notation (docs/bots/index.md). */
  position(view: View<S>): readonly string[];
}

/** A game in the registry. */
export interface Entry {
  readonly game: AnyGame;
  readonly screen: Screen;
  /** The game's options as flags of the same names, and shorthand flags. */
  readonly flags: Flags;
  /** Commands for this game only. */
  readonly commands: readonly Command[];
}
