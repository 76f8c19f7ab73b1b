/** All that a game of Metro remembers, and who may see it. */
import type { Composed } from '../kit/compose.ts';
import { layout, open, perSeat, type State, secret, type Values } from '../kit/layout.ts';
import type { Hooks } from './module.ts';
import type { MetroOptions } from './options.ts';
import { TILES } from './tile.ts';
import { CELLS, POINTS, TILES_IN_BOX } from './types.ts';

export const core = layout({
  /** What is to be decided now: one of the steps below. */
  step: open.number(),
  /** Whose turn it is; while dealing, who is dealt to. */
  seat: open.number(),
  /** Who starts (B9). */
  first: open.number(),
  /** How many tiles are left to draw. */
  pile: open.number(),
  /** How many tiles lie on the board. */
  laid: open.number(),
  /** Cells with a tile, as two masks. */
  occupiedLow: open.number(),
  occupiedHigh: open.number(),
  /** Empty cells that B12 allows, as two masks. */
  reachLow: open.number(),
  reachHigh: open.number(),
  /** Lines the last tile completed that have yet to score: stations 1–32 as bits, platforms 1–8 as bits. */
  dueStations: open.number(),
  duePlatforms: open.number(),
  /** Tile + 1 on each cell, 0 where it is empty. */
  tiles: open.u8(CELLS),
  /** The cells in the order they were covered. */
  order: open.u8(TILES_IN_BOX),
  /**
   * For both ends of every run of track: the point at its other end, and its length × 512. A run begins at a
   * departure or beyond an empty cell, ends before an empty cell or at a terminus, and has length 0 where no
   * tile lies yet. So laying a tile is four joins, and a line is complete when its departure's far end is a
   * terminus.
   */
  far: open.i32(POINTS),
  /** Where each colour's marker stands on the score track (with V3, no two on one space). */
  points: open.i32((d) => d.colours),
  /** How many tiles each seat holds. */
  held: open.u8((d) => d.seats),
  /** Tile + 1 in each place of a hand; the last place is for a tile drawn to be laid at once (B10). */
  hand: perSeat.u8((d) => d.hand + 1),
  /** How many of each tile are in the pile. There is no order to leak: drawing is chance. */
  bag: secret.u8(TILES),
});

export interface MetroState extends State, Values<typeof core.fields> {
  rules: Rules;
}

/** The steps of a game, in order. Chance decides those before TURN. */
export const FIRST = 0;
/** Chance deals the opening hands (B9). */
export const DEAL = 1;
/** Chance names the tile that a player draws to lay at once (B10). */
export const DRAW = 2;
/** Chance names the tile that refills a hand (B10). */
export const REFILL = 3;
/** A player lays from hand, or chooses to draw (B10). */
export const TURN = 4;
/** A player lays the tile just drawn (B10). */
export const LAY_DRAWN = 5;
/** All tiles lie (B19). */
export const END = 6;

/** The options of a game compiled into tables, once. */
export interface Rules {
  readonly options: MetroOptions;
  readonly hooks: Composed<Hooks>;
  /** The colour that owns the line from each departure, or NOBODY (B8). */
  readonly owner: Int8Array;
  /** The point a train comes to over each track of each tile on each cell (see trackAt). */
  readonly beyond: Uint16Array;
  /** Cells that become allowed beside each cell once it has a tile (B12, V4). */
  readonly neighbours: Int32Array;
  /** The tile a tile counts as in bag and hand: itself or, when the arrow is ignored (V1), its first rotation. */
  readonly kind: Uint8Array;
  /** The ways each kind of tile may be laid (B13, V1), from kind × 4 on, and how many there are. */
  readonly ways: Uint8Array;
  readonly wayCount: Uint8Array;
  /** Every tile lies one way and no module forbids cells: picking a lay is quicker then. */
  readonly plain: boolean;
  /** Some module reacts to every tile laid. */
  readonly reacts: boolean;
  /** Tiles in a full hand (V2). */
  readonly hand: number;
}

/** Where a seat's places in `hand` begin. */
export const handAt = (s: MetroState, seat: number): number => seat * (s.rules.hand + 1);
