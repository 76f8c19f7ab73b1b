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
  readonly type: string;
  readonly secret?: { readonly seat: Seat };
}
export type Emit<Event extends GameEvent> = (event: Event) => void;

export interface Meta {
  /** The name used in logs and URLs. */
  readonly id: string;
  readonly title: string;
  /** Raised whenever a log made under older rules could replay differently. */
  readonly rules: number;
  /**
   * For each older version whose logs can still be opened, the rules that have changed since. A log of that version either
   * replays as it was played, or one of those rules refuses an action.
   */
  readonly changedSince?: Readonly<Record<number, readonly string[]>>;
  readonly players: readonly [min: number, max: number];
  /** The most legal actions of any state: the length of the `out` that `legal` needs. */
  readonly maxLegal: number;
}

/** Recommended options, by name. */
export interface Preset {
  readonly id: string;
  readonly title: string;
  /** A sentence for players. */
  readonly about: string;
  /** The difference from the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Game<S extends State, Options, Action, Event extends GameEvent> {
  readonly meta: Meta;
  /** Checks options from outside and fills in defaults. */
  options(input: unknown): Result<Options>;
  readonly presets: readonly Preset[];
  /** Every legal combination of options, as far as it affects the rules. */
  combinations(): Iterable<Options>;
  /** The state before the first action: the only allocation. States are pooled and copied. */
  create(options: Options): S;
  /** The options the state was created with. */
  optionsOf(s: S): Options;
  /** The number of seats, and so of scores. */
  seats(s: S): number;
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
  /** Trusts its caller. Without `emit` it allocates nothing. */
  play(s: S, code: Code, emit?: Emit<Event>): void;
  encode(s: S, action: Action): Result<Code>;
  decode(s: S, code: Code): Action;
  parse(word: string): Result<Action>;
  format(action: Action): string;
  /** An event as a sentence; seats have the names given, or the game's own. */
  describe(event: Event, names?: readonly string[]): string;
  /** Writes each seat's score. */
  scores(s: S, out: Int32Array | Float64Array): void;
  /** The same if the game ended now; left out where nothing scores at the end. Needs the whole state, hidden parts too. */
  scoresIfOver?(s: S, out: Int32Array | Float64Array): void;
  /** Writes into `into` a full state that agrees with everything the viewer knows, each equally likely. */
  sample(view: View<S>, rng: Rng, into: S): void;
}

/** Any game: its states, actions and events are opaque to the driver. */
export type AnyGame = Game<State, object, unknown, GameEvent>;
