/** The match, straight down the page: who decides what (`toMove`, `legal`) and what then happens (`play`). */
import { CHANCE, type Code, type Emit, type Mover, OVER, type Seat } from '../kit/game.ts';
import type { Rng } from '../kit/rng.ts';
import type { Spot } from './board.ts';
import { type CorrespondancesEvent, overEvent, placedEvent, roundEvent, tileEvent } from './event.ts';
import { joinTracks } from './network.ts';
import {
  countPlacements,
  hasPlacement,
  nthPlacement,
  putPiece,
  rotIn,
  spotIn,
  writePlacements,
} from './placement.ts';
import { NOBODY, scoreRound, winnerOf } from './scoring.ts';
import { ORDERS, setUpOrder } from './setup.ts';
import {
  BY_EXHAUSTION,
  BY_JOURNEY,
  type CorrespondancesState,
  DEAL,
  DRAW,
  END,
  ORDER,
  PLACE,
} from './state.ts';
import { pieceOf, TILES } from './tile.ts';
import { LINES, type Line, type Piece, type Tile } from './types.ts';

// Codes: a placement is below 65536 (placement.ts); an order of the straights, a line and a tile follow.
export const ORDER_CODE = 1 << 16;
export const LINE_CODE = ORDER_CODE + ORDERS.length;
export const TILE_CODE = LINE_CODE + LINES + 1;

export function toMove(s: CorrespondancesState): Mover {
  if (s.step < PLACE) return CHANCE;
  return s.step === PLACE ? s.seat : OVER;
}

export function legal(s: CorrespondancesState, out: Int32Array): number {
  let n = 0;
  switch (s.step) {
    case ORDER:
      for (let order = 0; order < ORDERS.length; order++) out[n++] = ORDER_CODE + order;
      return n;
    case DEAL:
      for (let line = 1; line <= LINES; line++) if (!isHeld(s, line)) out[n++] = LINE_CODE + line;
      return n;
    case DRAW:
      for (let tile = 0; tile < TILES; tile++) if (s.bag[tile] > 0) out[n++] = TILE_CODE + tile;
      return n;
    case PLACE:
      return writePlacements(s, s.drawn - 1, out);
    default:
      return 0;
  }
}

/** One of the codes that `legal` would write: for chance by weight, otherwise each equally likely. */
export function pick(s: CorrespondancesState, rng: Rng): Code {
  switch (s.step) {
    case ORDER:
      return ORDER_CODE + rng.below(ORDERS.length);
    case DEAL:
      return LINE_CODE + pickLine(s, rng);
    case DRAW:
      return TILE_CODE + pickTile(s, rng);
    default: {
      const tile = s.drawn - 1;
      return nthPlacement(s, tile, rng.below(countPlacements(s, tile)));
    }
  }
}

/** Every undealt line is equally likely (T8). As many are held as seats have been dealt to. */
function pickLine(s: CorrespondancesState, rng: Rng): Line {
  let k = rng.below(LINES - s.seat);
  for (let line = 1; ; line++) if (!isHeld(s, line) && k-- === 0) return line;
}

/** Every tile in the pile is equally likely (T7). */
function pickTile(s: CorrespondancesState, rng: Rng): Tile {
  let k = rng.below(s.pile);
  let tile = 0;
  while (k >= s.bag[tile]) k -= s.bag[tile++];
  return tile;
}

export function weight(s: CorrespondancesState, code: Code): number {
  return s.step === DRAW ? s.bag[code - TILE_CODE] : 1;
}

/** Each round has piles of its own: it does not matter how long the rounds before it were. */
export function drawsFrom(s: CorrespondancesState): string {
  const pile = s.step === DRAW ? 'tile' : s.step === DEAL ? 'line' : 'order';
  return `${pile}-${s.round}`;
}

export function isHeld(s: CorrespondancesState, line: Line): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (s.line[seat] === line) return true;
  return false;
}

export function play(s: CorrespondancesState, code: Code, emit?: Emit<CorrespondancesEvent>): void {
  switch (s.step) {
    case ORDER:
      beginRound(s, code - ORDER_CODE, emit);
      break;
    case DEAL:
      dealLine(s, code - LINE_CODE, emit);
      break;
    case DRAW:
      drawTile(s, code - TILE_CODE, emit);
      break;
    default:
      placeTile(s, code, emit);
  }
}

/** D23: everything except the totals is reset. */
function beginRound(s: CorrespondancesState, order: number, emit?: Emit<CorrespondancesEvent>): void {
  setUpOrder(s, order);
  s.seat = 0;
  s.step = DEAL;
  emit?.(roundEvent(s, firstOf(s)));
}

/** T11, D3: the youngest starts every round, or the next seat each round. */
export function firstOf(s: CorrespondancesState): Seat {
  const { first, rotateFirst } = s.options;
  return rotateFirst ? (first + s.round) % s.seats : first;
}

/** T8, T9: every seat gets its own line; the others stay aside. */
function dealLine(s: CorrespondancesState, line: Line, emit?: Emit<CorrespondancesEvent>): void {
  const { seat } = s;
  s.line[seat] = line;
  emit?.({ type: 'dealt', seat, secret: { seat, line } });
  s.seat++;
  if (s.seat < s.seats) return;
  s.seat = firstOf(s);
  s.step = DRAW;
}

/** T12, D8, D10: the tile is public; if it fits nowhere it is set aside, and the same seat draws again. */
function drawTile(s: CorrespondancesState, tile: Tile, emit?: Emit<CorrespondancesEvent>): void {
  s.bag[tile]--;
  s.pile--;
  emit?.(tileEvent(s, 'drew', tile));
  if (hasPlacement(s, tile)) {
    s.drawn = tile + 1;
    s.step = PLACE;
    return;
  }
  s.aside[tile]++;
  emit?.(tileEvent(s, 'aside', tile));
  if (s.pile === 0) endRound(s, BY_EXHAUSTION, emit);
}

function placeTile(s: CorrespondancesState, code: Code, emit?: Emit<CorrespondancesEvent>): void {
  const completed = placeSection(s, pieceOf(s.drawn - 1, rotIn(code)), spotIn(code), s.seat);
  s.drawn = 0;
  emit?.(placedEvent(s, s.placed - 1));
  if (completed !== 0 && isAnyHeld(s, completed)) endRound(s, BY_JOURNEY, emit);
  else if (s.pile === 0) endRound(s, BY_EXHAUSTION, emit);
  else endTurn(s);
}

/** Puts a section on the table and joins its tracks; returns the lines it completes, as bits. */
export function placeSection(s: CorrespondancesState, piece: Piece, spot: Spot, seat: Seat): number {
  putPiece(s, piece, spot, seat + 1);
  return joinTracks(s, s.placed - 1);
}

/** T17, D15, D16: a journey ends the round if a seat holds its line, no matter who placed the tile. */
function isAnyHeld(s: CorrespondancesState, lines: number): boolean {
  for (let seat = 0; seat < s.seats; seat++) if (((lines >> (s.line[seat] - 1)) & 1) === 1) return true;
  return false;
}

/** T12: clockwise. */
function endTurn(s: CorrespondancesState): void {
  s.seat = s.seat + 1 < s.seats ? s.seat + 1 : 0;
  s.step = DRAW;
}

/** D22: after a round a player has won the match, or another round starts. */
function endRound(s: CorrespondancesState, end: number, emit?: Emit<CorrespondancesEvent>): void {
  scoreRound(s, end, emit);
  const winner = winnerOf(s.totals, s.options.target);
  s.step = winner === NOBODY ? ORDER : END;
  if (winner !== NOBODY) emit?.(overEvent(s, winner));
}
