/** The state of a match of Correspondances, and who may see it. */
import { layout, open, perSeat, type State, type Values } from '../kit/layout.ts';
import type { CorrespondancesOptions } from './options.ts';
import { TILES } from './tile.ts';
import { LINES, MAX_LAID, MAX_OPEN } from './types.ts';

/** Cells of the board, a torus of 64 × 64 (see board.ts). */
const CELLS = 64 * 64;
/** A tile has at most three separate tracks: the points of an end. */
export const TRACKS = 3;

export const core = layout({
  /** What is decided now: one of the steps below. */
  step: open.number(),
  /** Whose turn it is; during the deal, the seat being dealt to. */
  seat: open.number(),
  /** Rounds scored so far, which is the number of the round being played, from 0. */
  round: open.number(),
  /** Tile + 1 that has been drawn and must be placed (D10); 0 for none. */
  drawn: open.number(),
  /** How many sections are left to draw. */
  pile: open.number(),
  /** How many tiles are on the table, the six of the set-up included. */
  placed: open.number(),
  /** How many empty cells touch a tile. */
  openCells: open.number(),
  /** Points of each seat over all rounds (T16). */
  totals: open.i32((d) => d.seats),
  /** The straights from west to east (T4). */
  straights: open.u8(LINES),
  /** How many of each tile are left to draw: public, since everyone can count them. There is no order to leak. */
  bag: open.u8(TILES),
  /** How many of each tile fitted nowhere in this round (D8). */
  aside: open.u8(TILES),
  /** 0: nothing near; index + 1: a tile; OPEN + i: empty cell number i that touches a tile. */
  board: open.u8(CELLS),
  /** The tiles on the table in the order placed. */
  pieces: open.u8(MAX_LAID),
  /** Where each of them lies. */
  spots: open.u16(MAX_LAID),
  /** Who placed it: seat + 1, or 0 for the set-up. */
  placedBy: open.u8(MAX_LAID),
  /** The empty cells that touch a tile. */
  openSpots: open.u16(MAX_OPEN),
  /** Which lines the tiles round each of them show (see placement.ts). */
  openWants: open.u16(MAX_OPEN),
  /** Tracks connected to each other, transfers included, as a forest (see network.ts). */
  joined: open.u8(MAX_LAID * TRACKS),
  /** At the root of each tree of `joined`: the points it reaches, as bits. */
  reached: open.u8(MAX_LAID * TRACKS),
  /** The line each seat holds, 1–4; 0 while it has none (T8, T10). Nobody holds the others. */
  line: perSeat.u8(1),

  // The round scored last, public (D24).
  /** How it ended: one of the ways below. */
  lastEnd: open.number(),
  /** The line that each seat held. */
  lastLine: open.u8((d) => d.seats),
  /** Transfers + 1 of a completed journey; 0 without one. */
  lastTransfers: open.u8((d) => d.seats),
  /** The point where it arrived. */
  lastArrival: open.u8((d) => d.seats),
  /** The length of each seat's portion (D19). */
  lastLength: open.u8((d) => d.seats),
  /** Points of the round: journey and bonus. */
  lastPoints: open.u8((d) => d.seats),
});

/** The state of a match. Its fields say who may see them; in a view, hidden ones are zero. */
export interface CorrespondancesState extends State, Values<typeof core.fields> {
  /** What it was created with. */
  options: CorrespondancesOptions;
}

/** In `board`: tile numbers are below this, empty cells that touch a tile are this and above. */
export const OPEN = 128;

// The steps of a match.
/** Chance chooses the order of the straights (T4); the tiles of the last round are still there. */
export const ORDER = 0;
/** Chance deals lines (T8). */
export const DEAL = 1;
/** Chance names the drawn section (T12). */
export const DRAW = 2;
/** A player places it (T12). */
export const PLACE = 3;
/** A player has won the match (D22). */
export const END = 4;

/** Ways a round ends (T17). */
export const BY_JOURNEY = 1;
export const BY_EXHAUSTION = 2;
