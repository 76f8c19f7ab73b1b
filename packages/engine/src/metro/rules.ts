/** The game, straight down the page: who decides what (`toMove`, `legal`) and what then happens (`play`). */
import { CHANCE, type Code, type Emit, type Mover, OVER } from '../kit/game.ts';
import type { Rng } from '../kit/rng.ts';
import { drewEvent, laidEvent, type MetroEvent, overEvent } from './event.ts';
import { joinTracks } from './line.ts';
import { cellOf, countLays, gatherLays, NONE, nthLay, pickPlainLay, tileOf, writeLays } from './placement.ts';
import { scoreCompletedLines, scoreEnd } from './scoring.ts';
import { DEAL, DRAW, END, FIRST, handAt, LAY_DRAWN, type MetroState, REFILL, TURN } from './state.ts';
import { TILES } from './tile.ts';
import { type Cell, TILES_IN_BOX, type Tile } from './types.ts';

// Codes: a lay is tile × 64 + cell (below 1536); a chance tile, a first seat and "draw" follow.
export const TILE_CODE = TILES << 6;
export const FIRST_CODE = TILE_CODE + TILES;
export const DRAW_CODE = FIRST_CODE + 6;

const scratch = new Int32Array(TILES);

export function toMove(s: MetroState): Mover {
  if (s.step < TURN) return CHANCE;
  return s.step === END ? OVER : s.seat;
}

export function legal(s: MetroState, out: Int32Array): number {
  switch (s.step) {
    case TURN:
    case LAY_DRAWN: {
      const n = writeLays(gather(s), out);
      out[n] = DRAW_CODE;
      return n + drawChoices(s);
    }
    case FIRST:
      for (let seat = 0; seat < s.seats; seat++) out[seat] = FIRST_CODE + seat;
      return s.seats;
    case END:
      return 0;
    default:
      return writeTilesInPile(s, out);
  }
}

/** One legal code, each equally likely: what `legal` and a draw among its codes would give, without the list. */
export function pick(s: MetroState, rng: Rng): Code {
  if (s.step < TURN) {
    const n = legal(s, scratch);
    return scratch[rng.below(n)];
  }
  if (s.rules.plain && (s.step === LAY_DRAWN || s.held[s.seat] === 1)) {
    const place = s.step === TURN ? handAt(s, s.seat) : drawnPlace(s);
    const lay = pickPlainLay(s, s.hand[place] - 1, drawChoices(s), rng);
    return lay === NONE ? DRAW_CODE : lay;
  }
  const n = gather(s);
  const lays = countLays(n);
  const k = rng.below(lays + drawChoices(s));
  return k < lays ? nthLay(k) : DRAW_CODE;
}

export function weight(s: MetroState, code: Code): number {
  return s.step === FIRST ? 1 : s.bag[code - TILE_CODE];
}

/** Few and small functions on the way: engines inline them, and search plays millions of moves a second. */
export function play(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  if (s.step < TURN) playChance(s, code, emit);
  else if (code === DRAW_CODE) s.step = DRAW;
  else playLay(s, tileOf(code), cellOf(code), emit);
}

function playChance(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  if (s.step === FIRST) {
    s.first = code - FIRST_CODE;
    s.step = DEAL;
    emit?.({ type: 'first', seat: s.first });
    return;
  }
  takeTile(s, code - TILE_CODE, emit);
  if (s.step === REFILL) endTurn(s, emit);
  else if (s.step === DRAW) s.step = LAY_DRAWN;
  else if (s.held[s.seat] === s.rules.hand) dealOn(s);
}

/** B10: a tile from the hand is replaced while there is a pile; one drawn to be laid is not. */
function playLay(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  if (s.step === LAY_DRAWN) s.hand[drawnPlace(s)] = 0;
  else removeFromHand(s, s.rules.kind[tile]);
  layTile(s, tile, cell, emit);
  if (s.step === TURN && s.pile > 0) s.step = REFILL;
  else endTurn(s, emit);
}

/** B9: everybody is dealt a hand, then the first player is on turn. */
function dealOn(s: MetroState): void {
  if (s.seat + 1 < s.seats) {
    s.seat++;
  } else {
    s.seat = s.first;
    s.step = TURN;
  }
}

/** B10: lay a tile from the hand or, after drawing one to lay, that one. */
function gather(s: MetroState): number {
  if (s.step === LAY_DRAWN) return gatherLays(s, s.hand[drawnPlace(s)] - 1, 0);
  const at = handAt(s, s.seat);
  const held = s.held[s.seat];
  let n = 0;
  for (let place = 0; place < held; place++) {
    if (isFirstOfItsKind(s, at, place)) n = gatherLays(s, s.hand[at + place] - 1, n);
  }
  return n;
}

/** B10, B11: drawing is a choice at the start of a turn while there is a pile. */
const drawChoices = (s: MetroState): number => (s.step === TURN && s.pile > 0 ? 1 : 0);

/** Two equal tiles in a hand give the same actions once. */
function isFirstOfItsKind(s: MetroState, at: number, place: number): boolean {
  const tile = s.hand[at + place];
  for (let earlier = 0; earlier < place; earlier++) if (s.hand[at + earlier] === tile) return false;
  return true;
}

/** The tiles after it move up, so that a hand has no gaps. */
function removeFromHand(s: MetroState, kind: Tile): void {
  const at = handAt(s, s.seat);
  const last = at + s.held[s.seat] - 1;
  let place = at;
  while (s.hand[place] !== kind + 1) place++;
  for (; place < last; place++) s.hand[place] = s.hand[place + 1];
  s.hand[last] = 0;
  s.held[s.seat]--;
}

/** Puts a tile on the board, whosever it is, and scores the lines it completes. */
export function layTile(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  s.tiles[cell] = tile + 1;
  s.order[s.laid] = cell;
  s.laid++;
  coverCell(s, cell);
  joinTracks(s, tile, cell);
  emit?.(laidEvent(s, tile, cell));
  if (s.rules.reacts) tellModules(s, tile, cell, emit);
  if ((s.dueStations | s.duePlatforms) !== 0) scoreCompletedLines(s, emit);
}

function tellModules(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  for (const { run, slice } of s.rules.hooks.onTilePlaced) {
    run(s, s.slices[slice] as never, tile, cell, s.seat, emit);
  }
}

/** B12: the cell is taken, and the empty cells beside it come within reach. */
function coverCell(s: MetroState, cell: Cell): void {
  if (cell < 32) s.occupiedLow |= 1 << cell;
  else s.occupiedHigh |= 1 << cell;
  const { neighbours } = s.rules;
  s.reachLow = (s.reachLow | neighbours[cell * 2]) & ~s.occupiedLow;
  s.reachHigh = (s.reachHigh | neighbours[cell * 2 + 1]) & ~s.occupiedHigh;
}

/** A tile leaves the pile for the hand of the seat on turn; others see only that it did. */
function takeTile(s: MetroState, kind: Tile, emit?: Emit<MetroEvent>): void {
  s.bag[kind]--;
  s.pile--;
  if (s.step === DRAW) s.hand[drawnPlace(s)] = kind + 1;
  else s.hand[handAt(s, s.seat) + s.held[s.seat]++] = kind + 1;
  emit?.(drewEvent(s, kind));
}

/** Where the seat on turn keeps a tile it drew to lay at once. */
export const drawnPlace = (s: MetroState): number => handAt(s, s.seat) + s.rules.hand;

/** Clockwise to the next player who can do anything (B11). */
function endTurn(s: MetroState, emit?: Emit<MetroEvent>): void {
  if (s.laid === TILES_IN_BOX) {
    endGame(s, emit);
    return;
  }
  do s.seat = s.seat + 1 < s.seats ? s.seat + 1 : 0;
  while (s.held[s.seat] === 0 && s.pile === 0);
  s.step = TURN;
}

/** B19: all tiles lie. */
function endGame(s: MetroState, emit?: Emit<MetroEvent>): void {
  s.step = END;
  scoreEnd(s, emit);
  emit?.(overEvent(s));
}

function writeTilesInPile(s: MetroState, out: Int32Array): number {
  let n = 0;
  for (let tile = 0; tile < TILES; tile++) if (s.bag[tile] > 0) out[n++] = TILE_CODE + tile;
  return n;
}
