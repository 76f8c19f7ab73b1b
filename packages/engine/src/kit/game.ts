/**
 * READ FIRST. A game, as seen from outside the engine.
 *
 * - A game is its list of actions. A driver (server, search, command line) asks `toMove`, gets an action from that
 *   seat, and plays it. Nothing else changes a state.
 * - Chance is a seat: when a tile is drawn, `toMove` is CHANCE and the driver picks an outcome by `weight`.
 *   So the rules have no random source, and the log contains every outcome.
 * - Inside, actions are packed integers (`Code`), so that search allocates nothing. At the edge they are
 *   typed objects (`Action`) and short words (`parse` and `format`), as in logs, URLs and terminals.
 * - `encode` checks and says which rule refuses an action; `play` trusts its caller and never validates.
 */
import type { State } from './layout.ts';
import type { Result } from './result.ts';
import type { Rng } from './rng.ts';
import type { View } from './view.ts';

/** A seat at the table, from 0. */
export type Seat = number;
/** Chance decides: a tile is drawn, a first player chosen. */
export const CHANCE = -1;
/** The game is over. */
export const OVER = -2;
/** A spectator sees only what is public, and never moves. */
export const SPECTATOR = -3;

/** A seat, CHANCE or OVER. */
export type Mover = number;
/** An action packed into an integer; its meaning depends on the state in which it is legal. */
export type Code = number;

/** What happened, for logs, animations and announcements. What only one seat may know is in `secret`. */
export interface GameEvent {
  /** Tells the kinds of events of one game apart. */
  readonly type: string;
  /** The part that only this seat may see, with whatever else the game puts into it. */
  readonly secret?: { readonly seat: Seat };
}
/** Receives each event of an action, in order, hidden parts included: pass events on through {@link eventFor}. */
export type Emit<Event extends GameEvent> = (event: Event) => void;

/** What a program can know about a game without playing it. */
export interface Meta {
  /** The name used in logs and URLs. */
  readonly id: string;
  /** The English name; translations have their own. */
  readonly title: string;
  /** Raised whenever a log made under older rules could replay differently. */
  readonly rules: number;
  /**
   * For each older version whose logs can still be opened, the rules that have changed since. A log of that version either
   * replays as it was played, or one of those rules refuses an action.
   */
  readonly changedSince?: Readonly<Record<number, readonly string[]>>;
  /** How many can play, in whatever combination of options. */
  readonly players: readonly [min: number, max: number];
  /** The most legal actions of any state: the length of the `out` that `legal` needs. */
  readonly maxLegal: number;
}

/** Recommended options, by name. */
export interface Preset {
  /** The name used in commands and URLs. */
  readonly id: string;
  /** The English name; translations have their own. */
  readonly title: string;
  /** A sentence for players. */
  readonly about: string;
  /** The difference from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
}

/**
 * The rules of a game as one object without state of its own. `S` is its state, `Options` what is agreed before the
 * first action, `Action` a typed action, `Event` what actions cause.
 *
 * A driver runs the same loop for every game: `create`, then `toMove`, `legal` or `encode`, and `play` until the game
 * is OVER.
 */
export interface Game<S extends State, Options, Action, Event extends GameEvent> {
  /** The game's name, the version of its rules, and its limits. */
  readonly meta: Meta;
  /**
   * Checks options from outside and fills in defaults; refuses unknown names, wrong values and illegal combinations.
   */
  options(input: unknown): Result<Options>;
  /** Options known to make a good game, to offer to players. */
  readonly presets: readonly Preset[];
  /** Every legal combination of options, as far as it affects the rules. */
  combinations(): Iterable<Options>;
  /** The state before the first action: the only allocation. States are pooled and copied. */
  create(options: Options): S;
  /** The options the state was created with. */
  optionsOf(s: S): Options;
  /** The number of seats, and so of scores. */
  seats(s: S): number;
  /** Who decides now: a seat, CHANCE, or OVER. */
  toMove(s: S): Mover;
  /** Writes the legal codes, or the possible outcomes for CHANCE, in a fixed order; returns how many. */
  legal(s: S, out: Int32Array): number;
  /**
   * One of the codes that `legal` would write, without the list: for CHANCE by weight, otherwise each equally likely.
   * Takes exactly one number from rng, and returns what a draw from the list with that number would.
   */
  pick(s: S, rng: Rng): Code;
  /** The likelihood of a random outcome, as a count out of the sum over all outcomes. */
  weight(s: S, code: Code): number;
  /**
   * For CHANCE: the name of the pile that the outcome comes from. A deal puts each pile in an order of its own, so that what
   * players choose, or draw elsewhere, does not change what comes next from it.
   */
  drawsFrom(s: S): string;
  /** Changes the state. The code must be legal: it is not checked. Allocates nothing without `emit`. */
  play(s: S, code: Code, emit?: Emit<Event>): void;
  /** The only check of an action: its code, or the rule that refuses it now. */
  encode(s: S, action: Action): Result<Code>;
  /** The reverse of `encode`, for a code that is legal in this state. */
  decode(s: S, code: Code): Action;
  /** Reads a word of a log. Checks only how it is written; `encode` checks whether it is legal. */
  parse(word: string): Result<Action>;
  /** The word of an action, as logs have it; `parse` reads it back. */
  format(action: Action): string;
  /**
   * An event as an English sentence; seats have the names given, or the game's own. For a viewer, pass the event
   * through {@link eventFor} first.
   */
  describe(event: Event, names?: readonly string[]): string;
  /** Writes each seat's score. */
  scores(s: S, out: Int32Array | Float64Array): void;
  /** The same if the game ended now; left out where nothing scores at the end. Needs the whole state, hidden parts too. */
  scoresIfOver?(s: S, out: Int32Array | Float64Array): void;
  /** Writes into `into` a full state that agrees with everything the viewer knows, each equally likely: for search. */
  sample(view: View<S>, rng: Rng, into: S): void;
}

/** Any game: its states, actions and events are opaque to the driver. */
export type AnyGame = Game<State, object, unknown, GameEvent>;
