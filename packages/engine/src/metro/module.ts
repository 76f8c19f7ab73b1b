/**
 * What a module of Metro may do. A module is one file with its rules, its data and, if it remembers anything, a
 * slice of the state that it alone writes. It takes part in the game in three ways:
 *
 * - `changes`: what is different in the base rules, as data;
 * - steps: decisions of a player or of chance that the base game does not have;
 * - `hooks`: functions called at named points of the rules. The list is closed; if a rule fits no hook, add one
 *   here together with its first user.
 *
 * Hooks and steps get the state, the module's own slice, and the arguments described here.
 */
import type { ModuleOf } from '../kit/compose.ts';
import type { Emit, Seat } from '../kit/game.ts';
import type { Fields, Layout, Values } from '../kit/layout.ts';
import type { Refusal } from '../kit/result.ts';
import type { Rng } from '../kit/rng.ts';
import type { MetroEvent } from './event.ts';
import type { ModuleEvent } from './modules/index.ts';
import type { MetroState } from './state.ts';
import type { Cell, Colour, Point, Station, Tile } from './types.ts';

/** What a module changes in the base rules. */
export interface Changes {
  readonly players?: readonly [min: number, max: number];
  /** The stations of each colour, instead of B8. Colours are then nobody's; seats have victory points of their own. */
  readonly stations?: readonly (readonly Station[])[];
  /** Size of every hand, instead of V2. */
  readonly hand?: number;
  /** There is no drawing a tile to place it at once (B10); the id of the rule that says so. */
  readonly noDrawing?: string;
  /** Tiles are only placed where a line goes on, so that corner contact (V4) makes no difference. */
  readonly alongLines?: true;
  /** Lines over one tile alone are allowed (B14). */
  readonly oneTileLines?: true;
  /** Tiles cover the central station, so that tracks run on through it (B1, B3). */
  readonly coveredCentre?: true;
}

/** A decision that the base game does not have. A choice is a number from 0 to 2047 that means what the step says. */
export interface Step<Slice = never> {
  /** Chance decides, not the seat on turn. */
  readonly chance?: true;
  /** Instead of placing: it puts something on the board. */
  readonly places?: true;
  /** Writes the choices there are now into `out` from n on; returns the new n. */
  choices(s: MetroState, mine: Slice, out: Int32Array, n: number): number;
  /** Chance only: how likely a choice is; 1 for each if left out. */
  weight?(s: MetroState, mine: Slice, choice: number): number;
  /** Chance only, where speed matters: what a draw among the choices by weight would give, without the list. */
  pick?(s: MetroState, mine: Slice, rng: Rng): number;
  /** Does what was chosen. Returns true if the same step is to be decided once more. */
  play(s: MetroState, mine: Slice, choice: number, emit?: Emit<MetroEvent>): boolean;
  /** A choice as a word with a hyphen, such as token-yellow-p3, unlike the words of other steps; and back. */
  format(s: MetroState, choice: number): string;
  parse(s: MetroState, word: string): number | undefined;
  /** Why a choice that `parse` knows is not there now. */
  refuses(s: MetroState, mine: Slice, choice: number): Refusal;
}

export interface Hooks<Slice = never> {
  /** Before the first action: fill the slice. */
  setup(s: MetroState, mine: Slice): void;
  /** Leaves in cells[at] and cells[at + 1] (low and high mask) only where any tile may be placed now, within B12. */
  permits(s: MetroState, mine: Slice, cells: Int32Array, at: number): void;
  /** Takes out of cells[at] and cells[at + 1] where the tile may not lie, beside B14 and with its exception. */
  forbids(s: MetroState, mine: Slice, tile: Tile, cells: Int32Array, at: number): void;
  /** Why `permits` or `forbids` takes this cell out for this tile, if it does. */
  explains(s: MetroState, mine: Slice, tile: Tile, cell: Cell): Refusal | undefined;
  /** A tile has been placed and its tracks joined; the lines it completes have not scored yet. May ask a step. */
  onTilePlaced(s: MetroState, mine: Slice, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void;
  /** A tile has come into the hand of the seat on turn, dealt or drawn. May ask a step. */
  onTileDrawn(s: MetroState, mine: Slice, tile: Tile, emit?: Emit<MetroEvent>): void;
  /** A turn is over in which the seat on turn placed something, a tile or a token, or did not. */
  onTurnEnded(s: MetroState, mine: Slice, placed: boolean): void;
  /** What a completed line is worth, given what it is worth so far. */
  linePoints(
    s: MetroState,
    mine: Slice,
    points: number,
    departure: number,
    end: Point,
    length: number,
  ): number;
  /** A line has scored, or is complete and owned by NOBODY. */
  onLineScored(
    s: MetroState,
    mine: Slice,
    colour: Colour,
    departure: number,
    end: Point,
    length: number,
    emit?: Emit<MetroEvent>,
  ): void;
  /** Whether the game is over although not all tiles lie. */
  isOver(s: MetroState, mine: Slice): boolean;
  /** What a colour gets at the end, given what it gets so far: what belongs to the owner of a line. */
  endColour(s: MetroState, mine: Slice, points: number, colour: Colour, emit?: Emit<MetroEvent>): number;
  /** What a seat gets at the end, given what it gets so far. Colours have got theirs. */
  endSeat(s: MetroState, mine: Slice, points: number, seat: Seat, emit?: Emit<MetroEvent>): number;
  /** The colours that a seat may act for by each of four means, packed (ownership.ts), where colours are nobody's. */
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
  /** Fill in what the viewer cannot know of the slice, in agreement with what it knows. */
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
 * as the core knows it: a slice that nobody but the module can read or write.
 */
export interface Module<
  Name extends string = string,
  F extends Fields = Fields,
  Event extends ModuleEvent = ModuleEvent,
> extends ModuleOf<Hooks<Values<F>>> {
  readonly name: Name;
  readonly title: string;
  /** A sentence for players who choose what to play with. */
  readonly about: string;
  /** At most one city is played at a time (C1). */
  readonly city?: true;
  /** It is played without any other module (C1). */
  readonly alone?: true;
  readonly changes?: Changes;
  /** The sides or variants there are (option `side`), the usual one first. */
  readonly sides?: readonly string[];
  /** What the module remembers: a part of the state that it alone writes. */
  readonly slice?: Layout<F>;
  /** Decided once each, in order, before the hands are dealt; usually by chance. */
  readonly setUpSteps?: readonly Step<Values<F>>[];
  /** Decided before each turn. */
  readonly beforeTurn?: Step<Values<F>>;
  /** What a player may do in a turn instead of placing a tile. It is the whole turn. */
  readonly insteadOfPlacing?: Step<Values<F>>;
  /** Decisions that hooks ask for with `ask`. */
  readonly steps?: readonly Step<Values<F>>[];
  /** The module's events in words. */
  describe?(event: Event, nameOf: (seat: Seat) => string): string;
}
