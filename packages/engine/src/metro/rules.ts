/** The game, straight down the page: who decides (`toMove`) and what then happens (`play`). For what can be decided see legal.ts. */
import { CHANCE, type Code, type Emit, type Mover, OVER } from '../kit/game.ts';
import { highBit, lowBit } from './board.ts';
import { cellOf, DRAW_CODE, FIRST_CODE, PASS_CODE, TILE_CODE, tileOf } from './code.ts';
import { enterDecision, isChanceDecision, offersChoices, placesSomething, playChoice } from './decision.ts';
import { drewEvent, type MetroEvent, overEvent, tilePlacedEvent } from './event.ts';
import { drawnPlace, hasNoTile, removeFromHand, takeFromPile } from './hand.ts';
import { joinTracks } from './line.ts';
import { scoreCompletedLines, scoreEnd } from './scoring.ts';
import { setUpNext } from './setup.ts';
import {
  BEGIN,
  DEAL,
  DRAW,
  END,
  FIRST,
  isCoreChance,
  isModuleStep,
  isPlacing,
  type MetroState,
  ownSlice,
  PLACE_DRAWN,
  REFILL,
  SET_UP,
  TURN,
} from './state.ts';
import { type Cell, TILES_IN_BOX, type Tile } from './types.ts';

export function toMove(s: MetroState): Mover {
  if (isCoreChance(s)) return CHANCE;
  if (isPlacing(s)) return s.seat;
  if (s.step === END) return OVER;
  return isChanceDecision(s) ? CHANCE : s.seat;
}

/** Few and small functions on the hot path: engines inline them, and search plays millions of moves a second. */
export function play(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  if (isCoreChance(s)) playChance(s, code, emit);
  else if (code < TILE_CODE) playPlacement(s, tileOf(code), cellOf(code), emit);
  else playOther(s, code, emit);
}

// Dealing and drawing.

function playChance(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  if (s.step === FIRST) {
    s.first = code - FIRST_CODE;
    s.step = DEAL;
    emit?.({ type: 'first', seat: s.first });
    return;
  }
  const tile = code - TILE_CODE;
  takeFromPile(s, tile);
  // Others see only that a tile was taken.
  emit?.(drewEvent(s, tile));
  if (s.rules.watchesDraws && tellOfDraw(s, tile, emit)) return;
  afterDraw(s, emit);
}

function afterDraw(s: MetroState, emit?: Emit<MetroEvent>): void {
  if (s.step === REFILL) endTurn(s, true, emit);
  else if (s.step === DRAW) s.step = PLACE_DRAWN;
  else if (s.held[s.seat] === s.rules.hand) dealOn(s);
}

/** B9: every seat is dealt a hand, then the first player is on turn. */
function dealOn(s: MetroState): void {
  if (s.seat + 1 < s.seats) {
    s.seat++;
  } else {
    s.seat = s.first;
    beginTurn(s);
  }
}

// A turn.

function beginTurn(s: MetroState): void {
  const { beforeTurn } = s.rules;
  if (beforeTurn >= 0) enterDecision(s, beforeTurn, BEGIN);
  else s.step = TURN;
}

/** B10: a tile from the hand is replaced while there is a pile; one drawn to be placed is not. */
function playPlacement(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  if (s.step === PLACE_DRAWN) s.hand[drawnPlace(s)] = 0;
  else removeFromHand(s, s.rules.kind[tile]);
  placeTile(s, tile, cell, emit);
  if (s.rules.reacts && tellOfTile(s, tile, cell, emit)) return;
  afterPlacement(s, emit);
}

/** Puts a tile on the board and joins its tracks; the lines it completes are due to score. */
function placeTile(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  s.tiles[cell] = tile + 1;
  s.order[s.placed++] = cell;
  coverCell(s, cell);
  joinTracks(s, tile, cell);
  emit?.(tilePlacedEvent(s, tile, cell));
}

/** B12: the cell is taken, and the empty cells next to it become reachable. */
function coverCell(s: MetroState, cell: Cell): void {
  const { neighbours } = s.rules;
  const low = s.occupiedLow | lowBit(cell);
  const high = s.occupiedHigh | highBit(cell);
  s.occupiedLow = low;
  s.occupiedHigh = high;
  s.reachLow = (s.reachLow | neighbours[cell * 2]) & ~low;
  s.reachHigh = (s.reachHigh | neighbours[cell * 2 + 1]) & ~high;
}

function afterPlacement(s: MetroState, emit?: Emit<MetroEvent>): void {
  if ((s.dueStations | s.duePlatforms) !== 0) scoreCompletedLines(s, emit);
  if (s.step === TURN && s.pile > 0 && !isOverEarly(s)) s.step = REFILL;
  else endTurn(s, true, emit);
}

/** For set-ups: puts a tile from no hand on the board, without calling modules, and scores the lines it completes. */
export function putTile(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): void {
  placeTile(s, tile, cell, emit);
  scoreCompletedLines(s, emit);
}

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

// Modules.

function playModule(s: MetroState, code: Code, emit?: Emit<MetroEvent>): void {
  const isWholeTurn = s.step === TURN;
  const again = playChoice(s, code, emit);
  if (isWholeTurn) endTurn(s, placesSomething(s, code), emit);
  else if (!again) resume(s, emit);
}

/** After a module's decision the game continues where it was. */
function resume(s: MetroState, emit?: Emit<MetroEvent>): void {
  s.step = s.from;
  switch (s.from) {
    case SET_UP:
      s.setUpDone++;
      setUpNext(s);
      break;
    case BEGIN:
      s.step = TURN;
      break;
    case TURN:
    case PLACE_DRAWN:
      afterPlacement(s, emit);
      break;
    default:
      afterDraw(s, emit);
  }
}

/** Returns whether a module asks for a decision before the game continues. */
function tellOfTile(s: MetroState, tile: Tile, cell: Cell, emit?: Emit<MetroEvent>): boolean {
  const { onTilePlaced } = s.rules.hooks;
  for (let i = 0; i < onTilePlaced.length; i++) {
    onTilePlaced[i].run(s, ownSlice(s, onTilePlaced[i].slice), tile, cell, emit);
  }
  return isModuleStep(s);
}

function tellOfDraw(s: MetroState, tile: Tile, emit?: Emit<MetroEvent>): boolean {
  const { onTileDrawn } = s.rules.hooks;
  for (let i = 0; i < onTileDrawn.length; i++) {
    onTileDrawn[i].run(s, ownSlice(s, onTileDrawn[i].slice), tile, emit);
  }
  return isModuleStep(s);
}

function tellOfTurn(s: MetroState, placed: boolean): void {
  const { onTurnEnded } = s.rules.hooks;
  for (let i = 0; i < onTurnEnded.length; i++)
    onTurnEnded[i].run(s, ownSlice(s, onTurnEnded[i].slice), placed);
}

// The end of a turn, and of the game.

/** Clockwise to the next player who can do anything, skipping the others (B11); the game ends when all tiles are placed (B19). */
function endTurn(s: MetroState, placed: boolean, emit?: Emit<MetroEvent>): void {
  if (s.rules.modular) tellOfTurn(s, placed);
  if (s.placed === TILES_IN_BOX || isOverEarly(s)) {
    endGame(s, emit);
    return;
  }
  nextSeat(s);
  while (hasNoTile(s) && !offersChoices(s)) {
    // Skipping a player is a turn in which nothing was placed.
    if (s.rules.modular) tellOfTurn(s, false);
    nextSeat(s);
  }
  beginTurn(s);
}

function nextSeat(s: MetroState): void {
  const next = s.seat + 1;
  s.seat = next < s.seats ? next : 0;
}

/** Whether some module ends the game before all tiles are placed. */
function isOverEarly(s: MetroState): boolean {
  if (!s.rules.modular) return false;
  const { isOver } = s.rules.hooks;
  for (let i = 0; i < isOver.length; i++) if (isOver[i].run(s, ownSlice(s, isOver[i].slice))) return true;
  return false;
}

function endGame(s: MetroState, emit?: Emit<MetroEvent>): void {
  s.step = END;
  scoreEnd(s, emit);
  emit?.(overEvent(s));
}
