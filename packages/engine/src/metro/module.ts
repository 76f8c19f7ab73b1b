/**
 * What a module of Metro may do. A module is one file with its rules, its data and, if it needs memory, a slice of the
 * state that only it writes. It takes part in the game in three ways:
 *
 * - `changes`: differences from the base rules, as data;
 * - decisions of a player or of chance that the base game does not have;
 * - `hooks`: functions called at named points of the rules. The list is closed; if a rule fits no hook, add one
 *   here together with its first user.
 *
 * Hooks and decisions get the state, the module's own slice, and the arguments described here.
 */
import type { ModuleOf } from '../kit/compose.ts';
import type { Emit, Seat } from '../kit/game.ts';
import type { Fields, Layout, Values } from '../kit/layout.ts';
import type { Refusal } from '../kit/result.ts';
import type { Rng } from '../kit/rng.ts';
import type { MetroEvent } from './event.ts';
import type { ModuleEvent } from './modules/index.ts';
import type { MetroState } from './state.ts';
import type { TableForm } from './tally/form.ts';
import type { Cell, Colour, Point, Station, Tile } from './types.ts';

/** What a module changes in the base rules. */
export interface Changes {
  /** How many can play with it, instead of B8. */
  readonly players?: readonly [min: number, max: number];
  /** The stations of each colour, instead of B8. Then colours belong to no seat, and seats have victory points. */
  readonly stations?: readonly (readonly Station[])[];
  /** Size of every hand, instead of V2. */
  readonly hand?: number;
  /** Drawing a tile to place it at once (B10) is not allowed; the id of the rule that says so. */
  readonly noDrawing?: string;
  /** Tiles are only placed where a line continues, so that corner contact (V4) makes no difference. */
  readonly alongLines?: true;
  /** Lines over a single tile are allowed (B14). */
  readonly oneTileLines?: true;
  /** Tiles cover the central station, so that tracks run on through it (B1, B3). */
  readonly coveredCentre?: true;
}

/** A decision that the base game does not have. A choice is a number from 0 to 2047 whose meaning the decision defines. */
export interface Decision<Slice = never> {
  /** Chance decides, not the seat on turn. */
  readonly chance?: true;
  /** Instead of placing: it puts something on the board. */
  readonly places?: true;
  /** Writes the current choices into `out` from n on; returns the new n. */
  choices(this: void, s: MetroState, mine: Slice, out: Int32Array, n: number): number;
  /** Chance only: how likely a choice is; 1 for each if left out. */
  weight?(this: void, s: MetroState, mine: Slice, choice: number): number;
  /** Chance only, where speed matters: what a draw among the choices by weight would give, without the list. */
  pick?(this: void, s: MetroState, mine: Slice, rng: Rng): number;
  /** Instead of placing, where speed matters: how many choices there are, without the list. Needs `nth`. */
  count?(this: void, s: MetroState, mine: Slice): number;
  /** With `count`: the choice that `choices` would write as number k. */
  nth?(this: void, s: MetroState, mine: Slice, k: number): number;
  /** Plays the choice. Returns true if the same decision is to be made again. */
  play(this: void, s: MetroState, mine: Slice, choice: number, emit?: Emit<MetroEvent>): boolean;
  /** A choice as a word with a hyphen, such as token-yellow-p3, unlike the words of other decisions. */
  format(s: MetroState, choice: number): string;
  /** The choice of a word; undefined for words of other decisions. */
  parse(s: MetroState, word: string): number | undefined;
  /** Why a choice that `parse` knows is not available now. */
  refuses(s: MetroState, mine: Slice, choice: number): Refusal;
}

/** The named points of the rules where modules take part. `mine` is the module's own slice. */
export interface Hooks<Slice = never> {
  /** Before the first action: fills the slice. */
  setup(s: MetroState, mine: Slice): void;
  /** Leaves in cells[at] and cells[at + 1] (low and high mask) only the cells where any tile may be placed now, within B12. */
  permits(s: MetroState, mine: Slice, cells: Int32Array, at: number): void;
  /** Removes from cells[at] and cells[at + 1] where the tile may not be placed, in addition to B14 and with its exception. */
  forbids(s: MetroState, mine: Slice, tile: Tile, cells: Int32Array, at: number): void;
  /** Why `permits` or `forbids` removes this cell for this tile, if it does. */
  explains(s: MetroState, mine: Slice, tile: Tile, cell: Cell): Refusal | undefined;
  /** A tile has been placed and its tracks joined; the lines it completes have not scored yet. May ask for a decision. */
  onTilePlaced(s: MetroState, mine: Slice, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void;
  /** A tile has come into the hand of the seat on turn, dealt or drawn. May ask for a decision. */
  onTileDrawn(s: MetroState, mine: Slice, tile: Tile, emit?: Emit<MetroEvent>): void;
  /** A turn is over, in which the seat on turn placed something (a tile or a token) or nothing. */
  onTurnEnded(s: MetroState, mine: Slice, placed: boolean): void;
  /** The value of a completed line, given its value so far. */
  linePoints(
    s: MetroState,
    mine: Slice,
    points: number,
    departure: number,
    end: Point,
    length: number,
  ): number;
  /** A line has scored, or is complete and unowned. */
  onLineScored(
    s: MetroState,
    mine: Slice,
    colour: Colour,
    departure: number,
    end: Point,
    length: number,
    emit?: Emit<MetroEvent>,
  ): void;
  /** Whether the game is over before all tiles are placed. */
  isOver(s: MetroState, mine: Slice): boolean;
  /** A colour's points at the end, given those so far: for the owner of lines. */
  endColour(s: MetroState, mine: Slice, points: number, colour: Colour, emit?: Emit<MetroEvent>): number;
  /** A seat's points at the end, given those so far. Colours have their points already. */
  endSeat(s: MetroState, mine: Slice, points: number, seat: Seat, emit?: Emit<MetroEvent>): number;
  /** The colours that a seat may act for by each of four means, packed (ownership.ts), where colours belong to no seat. */
  actsFor(s: MetroState, mine: Slice, seat: Seat): number;
  /** A seat has acted for a colour by one of those means. */
  onActed(
    s: MetroState,
    mine: Slice,
    seat: Seat,
    colour: Colour,
    means: number,
    emit?: Emit<MetroEvent>,
  ): void;
  /** Fills in what the viewer cannot know of the slice, consistent with what it knows. */
  sample(s: MetroState, mine: Slice, viewer: Seat, rng: Rng): void;
}

export const HOOK_NAMES = [
  'setup',
  'permits',
  'forbids',
  'explains',
  'onTilePlaced',
  'onTileDrawn',
  'onTurnEnded',
  'linePoints',
  'onLineScored',
  'isOver',
  'endColour',
  'endSeat',
  'actsFor',
  'onActed',
  'sample',
] as const satisfies readonly (keyof Hooks)[];

/**
 * A module: its name, the fields of its slice and its events are part of the type. Without arguments it is any module,
 * as the core knows it: a slice that only the module can read or write.
 */
export interface Module<
  Name extends string = string,
  F extends Fields = Fields,
  Event extends ModuleEvent = ModuleEvent,
> extends ModuleOf<Hooks<Values<F>>> {
  /** Its name in the option `with` and in events. */
  readonly name: Name;
  /** Its English name; translations have their own. */
  readonly title: string;
  /** A sentence for players who choose modules. */
  readonly about: string;
  /** At most one city is in play (C1). */
  readonly city?: true;
  /** Excludes all other modules (C1). */
  readonly alone?: true;
  /** What it changes in the base rules. */
  readonly changes?: Changes;
  /** The available sides or variants (option `side`), the usual one first. */
  readonly sides?: readonly string[];
  /** The fields of the module's slice: a part of the state that only it writes. */
  readonly slice?: Layout<F>;
  /** Decided once each, in order, before the hands are dealt; usually by chance. */
  readonly setUpDecisions?: readonly Decision<Values<F>>[];
  /** Decided before each turn. */
  readonly beforeTurn?: Decision<Values<F>>;
  /** What a player may do in a turn instead of placing a tile. It is the whole turn. */
  readonly insteadOfPlacing?: Decision<Values<F>>;
  /** Decisions that hooks ask for with `ask`. */
  readonly decisions?: readonly Decision<Values<F>>[];
  /** What a physical table shows of the module beyond the tiles; left out if nothing. */
  readonly form?: TableForm<Values<F>>;
  /** The module's events as sentences. */
  describe?(event: Event, nameOf: (seat: Seat) => string): string;
}
