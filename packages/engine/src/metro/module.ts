/**
 * What a module of Metro may do: a closed list of hooks, each called at one named point of the rules.
 *
 * A module is one file with its rules, its data and, if it remembers anything, a slice of the state that it
 * alone writes. Each hook gets the state, that slice, and the arguments described here. If a rule fits no
 * hook, add one here together with its first user.
 */
import type { ModuleOf } from '../kit/compose.ts';
import type { Emit, Seat } from '../kit/game.ts';
import type { Refusal } from '../kit/result.ts';
import type { Rng } from '../kit/rng.ts';
import type { MetroEvent } from './event.ts';
import type { MetroState } from './state.ts';
import type { Cell, Colour, Point, Tile } from './types.ts';

export interface Hooks<Slice = never> {
  /** Before the first action: fill the slice. */
  setup(s: MetroState, mine: Slice): void;
  /** Takes out of cells[at] and cells[at + 1] (low and high mask) where the tile may not lie, beside B14. */
  forbids(s: MetroState, mine: Slice, tile: Tile, cells: Int32Array, at: number): void;
  /** Why `forbids` takes this cell out for this tile, if it does. */
  explains(s: MetroState, mine: Slice, tile: Tile, cell: Cell): Refusal | undefined;
  /** A tile has been laid and its tracks joined; the lines it completes have not scored yet. */
  onTilePlaced(s: MetroState, mine: Slice, tile: Tile, cell: Cell, seat: Seat, emit?: Emit<MetroEvent>): void;
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
  /** What a seat gets when all tiles lie, given what it gets so far. */
  endPoints(s: MetroState, mine: Slice, points: number, seat: Seat): number;
  /** Fill in what the viewer cannot know of the slice, in agreement with what it knows. */
  sample(s: MetroState, mine: Slice, viewer: Seat, rng: Rng): void;
}

export const HOOK_NAMES = [
  'setup',
  'forbids',
  'explains',
  'onTilePlaced',
  'linePoints',
  'onLineScored',
  'endPoints',
  'sample',
] as const satisfies readonly (keyof Hooks)[];

export type Module = ModuleOf<Hooks>;
