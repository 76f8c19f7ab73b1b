/** The game, straight down the page: who decides what (`toMove`, `legal`) and what then happens (`play`). */
import { CHANCE, type Code, type Emit, type Mover, OVER } from '../kit/game.ts';
import type { Rng } from '../kit/rng.ts';
import { drewEvent, laidEvent, type MetroEvent, overEvent } from './event.ts';
import { joinTracks } from './line.ts';
import { cellOf, countLays, gatherLays, NONE, nthLay, pickPlainLay, tileOf, writeLays } from './placement.ts';
import { scoreCompletedLines, scoreEnd } from './scoring.ts';
import { beginDealing } from './setup.ts';
import {
  BEGIN,
  DEAL,
  DRAW,
  END,
  FIRST,
  handAt,
  LAY_DRAWN,
  type MetroState,
  MODULE_STEP,
  REFILL,
  SET_UP,
  TURN,
} from './state.ts';
import {
  choiceCode,
  isChanceStep,
  listChoices,
  pickChoice,
  placesSomething,
  playChoice,
  stepOf,
  weightOf,
  writeChoices,
} from './step.ts';
import { TILES } from './tile.ts';
import { type Cell, TILES_IN_BOX, type Tile } from './types.ts';

// Codes: a lay is tile × 64 + cell (below 1536); a chance tile, a first seat, "draw" and "pass" follow; then modules' choices.
export const TILE_CODE = TILES << 6;
export const FIRST_CODE = TILE_CODE + TILES;
export const DRAW_CODE = FIRST_CODE + 6;
export const PASS_CODE = DRAW_CODE + 1;

export function toMove(s: MetroState): Mover {
  if (s.step < TURN) return CHANCE;
  if (s.step < END) return s.seat;
  if (s.step === END) return OVER;
  return isChanceStep(s) ? CHANCE : s.seat;
}

export function legal(s: MetroState, out: Int32Array): number {
  switch (s.step) {
    case TURN:
      return writeOthers(s, out, writeLays(gather(s), out));
    case LAY_DRAWN:
      return writeLays(gather(s), out);
    case FIRST:
      for (let seat = 0; seat < s.seats; seat++) out[seat] = FIRST_CODE + seat;
      return s.seats;
    case DEAL:
    case DRAW:
    case REFILL:
      return writeTilesInPile(s, out);
    case END:
      return 0;
    default:
      return writeChoices(s, stepOf(s), out, 0);
  }
}

const scratch = new Int32Array(2048);

/** One of the codes that `legal` would write: for chance by weight, else each equally likely. */
export function pick(s: MetroState, rng: Rng): Code {
  if (s.step < TURN) return s.step === FIRST ? FIRST_CODE + rng.below(s.seats) : pickTile(s, rng);
  if (s.step >= MODULE_STEP) return pickChoice(s, stepOf(s), rng);
  if (s.rules.plain && (s.step === LAY_DRAWN || s.held[s.seat] === 1)) {
    const place = s.step === TURN ? handAt(s, s.seat) : drawnPlace(s);
    const lay = pickPlainLay(s, s.hand[place] - 1, mayDraw(s) ? 1 : 0, rng);
    return lay === NONE ? DRAW_CODE : lay;
  }
  const n = gather(s);
  const lays = countLays(n);
  const others = s.step === TURN ? countOthers(s) : 0;
  const k = rng.below(lays + others);
  return k < lays ? nthLay(k) : nthOther(s, k - lays);
}

/** Every tile in the pile is equally likely to be drawn. */
function pickTile(s: MetroState, rng: Rng): Code {
  let k = rng.below(s.pile);
  let tile = 0;
  while (k >= s.bag[tile]) k -= s.bag[tile++];
  return TILE_CODE + tile;
}

export function weight(s: MetroState, code: Code): number {
  if (s.step === FIRST) return 1;
  return s.step < MODULE_STEP ? s.bag[code - TILE_CODE] : weightOf(s, code);
}

/** Few and small functions on the way: engines inline them, and search plays millions of moves a second. */
export function play(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  if (s.step < TURN) playChance(s, code, emit);
  else if (code < TILE_CODE) playLay(s, tileOf(code), cellOf(code), emit);
  else playOther(s, code, emit);
}

function playChance(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  if (s.step === FIRST) {
    s.first = code - FIRST_CODE;
    s.step = DEAL;
    emit?.({ type: 'first', seat: s.first });
    return;
  }
  takeTile(s, code - TILE_CODE, emit);
  if (s.rules.watchesDraws && tellOfDraw(s, code - TILE_CODE, emit)) return;
  afterDraw(s, emit);
}

function afterDraw(s: MetroState, emit?: Emit<MetroEvent>): void {
  if (s.step === REFILL) endTurn(s, true, emit);
  else if (s.step === DRAW) s.step = LAY_DRAWN;
  else if (s.held[s.seat] === s.rules.hand) dealOn(s);
}

/** B9: everybody is dealt a hand, then the first player is on turn. */
function dealOn(s: MetroState): void {
  if (s.seat + 1 < s.seats) {
    s.seat++;
  } else {
    s.seat = s.first;
    beginTurn(s);
  }
}

function beginTurn(s: MetroState): void {
  s.step = TURN;
  if (s.rules.beforeTurn >= 0) {
    s.step = MODULE_STEP + s.rules.beforeTurn;
    s.from = BEGIN;
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

/** Two equal tiles in a hand give the same actions once. */
function isFirstOfItsKind(s: MetroState, at: number, place: number): boolean {
  const tile = s.hand[at + place];
  for (let earlier = 0; earlier < place; earlier++) if (s.hand[at + earlier] === tile) return false;
  return true;
}

/** B10, B11: drawing is a choice at the start of a turn while there is a pile. */
const mayDraw = (s: MetroState): boolean => s.step === TURN && s.pile > 0 && s.rules.drawing;

/** What a player on turn may do instead of laying from hand: draw, what modules offer, pass if there is no tile (B11). */
function writeOthers(s: MetroState, out: Int32Array, n: number): number {
  if (mayDraw(s)) out[n++] = DRAW_CODE;
  const { insteadOfLaying } = s.rules;
  for (let i = 0; i < insteadOfLaying.length; i++) n = writeChoices(s, insteadOfLaying[i], out, n);
  if (s.held[s.seat] === 0 && s.pile === 0) out[n++] = PASS_CODE;
  return n;
}

/** Scratch: where the choices of each step instead of laying end, among all of them. */
const ends = new Int32Array(8);

/** How many codes `writeOthers` would write; notes what they are in `scratch` and `ends`. */
function countOthers(s: MetroState): number {
  const { insteadOfLaying } = s.rules;
  let n = 0;
  for (let i = 0; i < insteadOfLaying.length; i++) {
    n = listChoices(s, insteadOfLaying[i], scratch, n);
    ends[i] = n;
  }
  if (mayDraw(s)) n++;
  return s.held[s.seat] === 0 && s.pile === 0 ? n + 1 : n;
}

/** The code that `writeOthers` would write as number k, after `countOthers`. */
function nthOther(s: MetroState, k: number): Code {
  if (mayDraw(s)) {
    if (k === 0) return DRAW_CODE;
    k--;
  }
  const { insteadOfLaying } = s.rules;
  for (let i = 0; i < insteadOfLaying.length; i++) {
    if (k < ends[i]) return choiceCode(insteadOfLaying[i], scratch[k]);
  }
  return PASS_CODE;
}

/** B10: a tile from the hand is replaced while there is a pile; one drawn to be laid is not. */
function playLay(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  if (s.step === LAY_DRAWN) s.hand[drawnPlace(s)] = 0;
  else removeFromHand(s, s.rules.kind[tile]);
  placeTile(s, tile, cell, emit);
  if (s.rules.reacts && tellOfTile(s, tile, cell, emit)) return;
  afterLay(s, emit);
}

function afterLay(s: MetroState, emit?: Emit<MetroEvent>): void {
  if ((s.dueStations | s.duePlatforms) !== 0) scoreCompletedLines(s, emit);
  if (s.step === TURN && s.pile > 0 && !isOverEarly(s)) s.step = REFILL;
  else endTurn(s, true, emit);
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

/** Puts a tile on the board and joins its tracks; the lines it completes are due to score. */
function placeTile(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  s.tiles[cell] = tile + 1;
  s.order[s.laid] = cell;
  s.laid++;
  coverCell(s, cell);
  joinTracks(s, tile, cell);
  emit?.(laidEvent(s, tile, cell));
}

/** Puts a tile on the board, whosever it is and without a word from modules, and scores the lines it completes. */
export function layTile(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  placeTile(s, tile, cell, emit);
  scoreCompletedLines(s, emit);
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

function playOther(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  if (code === DRAW_CODE) {
    s.step = DRAW;
  } else if (code === PASS_CODE) {
    emit?.({ type: 'passed', seat: s.seat });
    endTurn(s, false, emit);
  } else {
    playModule(s, code, emit);
  }
}

function playModule(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  const isWholeTurn = s.step === TURN;
  const again = playChoice(s, code, emit);
  if (isWholeTurn) endTurn(s, placesSomething(s, code), emit);
  else if (!again) resume(s, emit);
}

/** After a module's step the game goes on where it stood. */
function resume(s: MetroState, emit?: Emit<MetroEvent>): void {
  s.step = s.from;
  switch (s.from) {
    case SET_UP:
      s.setUpDone++;
      if (s.setUpDone < s.rules.setUpSteps.length) s.step = MODULE_STEP + s.rules.setUpSteps[s.setUpDone];
      else beginDealing(s);
      break;
    case BEGIN:
      s.step = TURN;
      break;
    case TURN:
    case LAY_DRAWN:
      afterLay(s, emit);
      break;
    default:
      afterDraw(s, emit);
  }
}

/** Modules hear of a tile laid; answers whether one of them asks for a decision first. */
function tellOfTile(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): boolean {
  const { onTilePlaced } = s.rules.hooks;
  for (let i = 0; i < onTilePlaced.length; i++) {
    onTilePlaced[i].run(s, s.slices[onTilePlaced[i].slice] as never, tile, cell, emit);
  }
  return s.step >= MODULE_STEP;
}

function tellOfDraw(s: MetroState, tile: Tile, emit?: Emit<MetroEvent>): boolean {
  const { onTileDrawn } = s.rules.hooks;
  for (let i = 0; i < onTileDrawn.length; i++) {
    onTileDrawn[i].run(s, s.slices[onTileDrawn[i].slice] as never, tile, emit);
  }
  return s.step >= MODULE_STEP;
}

/** Clockwise to the next player who can do anything (B11); all tiles lying is the end (B19). */
function endTurn(s: MetroState, placed: boolean, emit?: Emit<MetroEvent>): void {
  if (s.rules.modular) tellOfTurn(s, placed);
  if (s.laid === TILES_IN_BOX || isOverEarly(s)) {
    endGame(s, emit);
    return;
  }
  do s.seat = s.seat + 1 < s.seats ? s.seat + 1 : 0;
  while (s.held[s.seat] === 0 && s.pile === 0 && !hasChoices(s));
  beginTurn(s);
}

function tellOfTurn(s: MetroState, placed: boolean): void {
  const { onTurnEnded } = s.rules.hooks;
  for (let i = 0; i < onTurnEnded.length; i++) {
    onTurnEnded[i].run(s, s.slices[onTurnEnded[i].slice] as never, placed);
  }
}

/** Whether some module ends the game before all tiles lie. */
function isOverEarly(s: MetroState): boolean {
  if (!s.rules.modular) return false;
  const { isOver } = s.rules.hooks;
  for (let i = 0; i < isOver.length; i++)
    if (isOver[i].run(s, s.slices[isOver[i].slice] as never)) return true;
  return false;
}

/** Whether modules offer the seat on turn anything to do without a tile. */
function hasChoices(s: MetroState): boolean {
  const { insteadOfLaying } = s.rules;
  for (let i = 0; i < insteadOfLaying.length; i++)
    if (listChoices(s, insteadOfLaying[i], scratch, 0) > 0) return true;
  return false;
}

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
