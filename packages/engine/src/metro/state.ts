/** The state of a game of Metro, and who may see it. */
import type { Composed } from '../kit/compose.ts';
import { layout, open, perSeat, type State, secret, type Values } from '../kit/layout.ts';
import { DEPARTURES } from './board.ts';
import type { Decision, Hooks, Module } from './module.ts';
import type { MetroOptions } from './options.ts';
import { TILES } from './tile.ts';
import { CELLS, POINTS, TILES_IN_BOX } from './types.ts';

export const core = layout({
  /** What is decided now: one of the steps below. */
  step: open.number(),
  /** During a decision of a module: the step of the core that follows. */
  from: open.number(),
  /** How many of the modules' set-up decisions are made. */
  setUpDone: open.number(),
  /** Whose turn it is; during the deal, the seat being dealt to. */
  seat: open.number(),
  /** Who starts (B9). */
  first: open.number(),
  /** How many tiles are left to draw. */
  pile: open.number(),
  /** How many tiles are on the board. */
  placed: open.number(),
  /** Cells with a tile: rows 0–3 as a mask. */
  occupiedLow: open.number(),
  /** Cells with a tile: rows 4–7 as a mask. */
  occupiedHigh: open.number(),
  /** Empty cells that B12 allows: rows 0–3 as a mask. */
  reachLow: open.number(),
  /** Empty cells that B12 allows: rows 4–7 as a mask. */
  reachHigh: open.number(),
  /** Lines that the last tile completed and that have yet to score: those from stations 1–32, as bits. */
  dueStations: open.number(),
  /** Lines that the last tile completed and that have yet to score: those from platforms 1–8, as bits. */
  duePlatforms: open.number(),
  /** Tile + 1 on each cell, 0 where it is empty. */
  tiles: open.u8(CELLS),
  /** The cells in the order covered. */
  order: open.u8(TILES_IN_BOX),
  /**
   * For both ends of every run of track: the point at its other end, and its length × 512. A run starts at a departure or
   * beyond an empty cell, ends before an empty cell or at a terminus, and has length 0 where there is no tile yet. So
   * placing a tile is four joins, and a line is complete when its departure's far end is a terminus.
   */
  far: open.i32(POINTS),
  /** The space of each colour's marker on the score track (with V3, no two share a space). */
  points: open.i32(({ colours = 0 }) => colours),
  /** Victory points of each seat where lines belong to no seat; otherwise the markers count. */
  victory: open.i32((d) => d.seats),
  /** Colour + 1 that owns the line from each station, then platform; 0 if unowned (B8). */
  owner: open.u8(DEPARTURES),
  /** How many tiles each seat holds. */
  held: open.u8((d) => d.seats),
  /** Tile + 1 in each slot of a hand; the last slot is for a tile drawn to be placed at once (B10). */
  hand: perSeat.u8(({ hand = 0 }) => hand + 1),
  /** How many of each tile are in the pile. There is no order to leak: drawing is random. */
  bag: secret.u8(TILES),
});

/** The state of a game. Its fields say who may see them; in a view, hidden ones are zero. */
export interface MetroState extends State, Values<typeof core.fields> {
  /** The options as tables, shared by all states of a game. Do not write to them. */
  rules: Rules;
}

// The steps of a game. Their order matters to the predicates below.

/** Chance chooses who starts (B9). */
export const FIRST = 0;
/** Chance deals the opening hands (B9). */
export const DEAL = 1;
/** Chance names the tile that a player draws to place at once (B10). */
export const DRAW = 2;
/** Chance names the tile that refills a hand (B10). */
export const REFILL = 3;
/** A player places a tile from the hand, or chooses to draw (B10). */
export const TURN = 4;
/** A player places the tile just drawn (B10). */
export const PLACE_DRAWN = 5;
/** All tiles are placed (B19). */
export const END = 6;
/** Before a turn; only ever in `from`. */
export const BEGIN = 7;
/** Before the first tile is dealt; only ever in `from`. */
export const SET_UP = 8;
/** Decisions of modules are numbered from here, by their index in `rules.decisions`. */
export const MODULE_STEP = 16;

/** Chance decides a step of the core. */
export const isCoreChance = (s: MetroState): boolean => s.step < TURN;
/** Chance names a tile that is dealt or drawn. */
export const isTileStep = (s: MetroState): boolean => s.step > FIRST && s.step < TURN;
/** A player is to place a tile, from the hand or the one just drawn. */
export const isPlacing = (s: MetroState): boolean => s.step === TURN || s.step === PLACE_DRAWN;
/** A module asks for a decision. */
export const isModuleStep = (s: MetroState): boolean => s.step >= MODULE_STEP;

/** A decision of a module, and the index of the module's slice. */
export interface BoundDecision {
  /** What is to be decided. */
  readonly decision: Decision;
  /** Of the module, in `state.slices`; −1 if it has none. */
  readonly slice: number;
  /** The module that asks. */
  readonly module: Module;
  // The parts that every move needs, again: decisions leave out different ones, and engines read slowly from objects that differ.
  /** As in the decision. */
  readonly choices: Decision['choices'];
  /** As in the decision. */
  readonly play: Decision['play'];
  /** As in the decision. */
  readonly pick: Decision['pick'];
  /** As in the decision. */
  readonly weight: Decision['weight'];
  /** As in the decision. */
  readonly count: Decision['count'];
  /** As in the decision. */
  readonly nth: Decision['nth'];
  /** As in the decision; false if left out. */
  readonly places: boolean;
}

/** The options of a game compiled into tables, once. */
export interface Rules {
  /** As they were checked. */
  readonly options: MetroOptions;
  /** The modules in play, in the order of MODULES. */
  readonly modules: readonly Module[];
  /** Their hooks. */
  readonly hooks: Composed<Hooks>;
  /** All decisions of all modules; their indices are part of step and code. */
  readonly decisions: readonly BoundDecision[];
  /** 1 for each of the decisions made by chance. */
  readonly chanceDecisions: Uint8Array;
  /** Which of the decisions are made once at the start. */
  readonly setUpDecisions: readonly number[];
  /** Which of the decisions is made before each turn; −1 if none is. */
  readonly beforeTurn: number;
  /** Which of the decisions may be made instead of placing a tile. */
  readonly insteadOfPlacing: readonly number[];
  /** Colour i is seat i (B8). Otherwise colours belong to no seat, and seats have victory points. */
  readonly seatsOwnColours: boolean;
  /** The point a train reaches over each track of each tile on each cell (see trackAt). */
  readonly beyond: Uint16Array;
  /** Cells that become allowed next to each cell once it has a tile (B12, V4). */
  readonly neighbours: Int32Array;
  /** Where each tile would make a single-tile line (B14), as low and high mask. */
  readonly oneTileLines: Int32Array;
  /** The tile that a tile counts as in bag and hand: itself or, when the arrow is ignored (V1), its first rotation. */
  readonly kind: Uint8Array;
  /** How many of each kind are in the box (B6). */
  readonly box: Uint8Array;
  /** The ways each kind of tile may be placed (B13, V1), from kind × 4 on. */
  readonly ways: Uint8Array;
  /** How many ways there are for each kind. */
  readonly wayCount: Uint8Array;
  /** Tiles have one rotation, B14 applies, and modules forbid no placement: then picking one is quicker. */
  readonly plain: boolean;
  /** There are any modules. */
  readonly modular: boolean;
  /** Some module reacts to tiles placed. */
  readonly reacts: boolean;
  /** Some module reacts to tiles drawn. */
  readonly watchesDraws: boolean;
  /** Tiles in a full hand (V2). */
  readonly hand: number;
  /** The rule that forbids drawing a tile to place it at once (B10); empty where it is allowed. */
  readonly noDrawing: string;
}

/** What a hook or decision expects as its module's slice. */
type Slice = Parameters<Hooks['setup']>[1];
/** The slice that `compose` bound a hook or decision to: only its own module knows the type. */
export const ownSlice = (s: MetroState, slice: number): Slice => s.slices[slice] as Slice;

/** The index in `hand` of a seat's first slot. */
export const handAt = (s: MetroState, seat: number): number => seat * (s.rules.hand + 1);
/** Each seat's score: its marker or, where colours belong to no seat, its victory points. */
export const seatScores = (s: MetroState): Int32Array => (s.rules.seatsOwnColours ? s.points : s.victory);
