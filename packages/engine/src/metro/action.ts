/** Actions as typed objects and as words, and the check that every action from outside passes. */
import { type Code, OVER, type Seat } from '../kit/game.ts';
import { nth } from '../kit/nth.ts';
import { fail, newRefusal, ok, type Refusal, type Result, refuse } from '../kit/result.ts';
import { makeCell } from './board.ts';
import { cellOf, DRAW_CODE, FIRST_CODE, PASS_CODE, placementCode, TILE_CODE, tileOf } from './code.ts';
import { decisionOf, encodeChoice, formatChoice } from './decision.ts';
import { drawnPlace, hasNoTile } from './hand.ts';
import { parsePlacement } from './notation.ts';
import { judgePlacement } from './placement.ts';
import { toMove } from './rules.ts';
import {
  DRAW,
  FIRST,
  handAt,
  isModuleStep,
  isPlacing,
  isTileStep,
  type MetroState,
  PLACE_DRAWN,
  TURN,
} from './state.ts';
import { makeTile, parseTile, ROTATIONS, type TileName } from './tile.ts';
import type { Tile } from './types.ts';

/** What a player or chance decides. Its word in logs stands in the comment of each. */
export type MetroAction =
  /** Place a tile, its letters in its rotation: `aacb05`. */
  | { readonly type: 'place'; readonly tile: TileName; readonly cell: string }
  /** Draw a tile and place that one (B10): `draw`. */
  | { readonly type: 'draw' }
  /** Pass, without a tile to place (B11): `pass`. */
  | { readonly type: 'pass' }
  /** A choice offered by a module, in the module's own word. */
  | { readonly type: 'choose'; readonly choice: string }
  /** Chance: the drawn tile: `aacb`. */
  | { readonly type: 'tile'; readonly tile: TileName }
  /** Chance: who starts (B9): `first0`. */
  | { readonly type: 'first'; readonly seat: Seat };

/** The word of an action. */
export function formatAction(action: MetroAction): string {
  switch (action.type) {
    case 'place':
      return action.tile + action.cell;
    case 'draw':
    case 'pass':
      return action.type;
    case 'choose':
      return action.choice;
    case 'tile':
      return action.tile;
    case 'first':
      return `first${action.seat}`;
  }
}

/** Reads a word; refuses one that no state of any game could have. */
export function parseAction(word: string): Result<MetroAction> {
  if (word === 'draw' || word === 'pass') return ok({ type: word });
  if (/^first\d$/.test(word)) return ok({ type: 'first', seat: Number(word[5]) });
  const tile = parseTile(word);
  if (tile !== undefined) return ok({ type: 'tile', tile: makeTile(tile) });
  // Modules' words have a hyphen.
  if (/^[a-z]+(-[a-z0-9]+)+$/.test(word)) return ok({ type: 'choose', choice: word });
  if (word.length !== 6) {
    return refuse('B7', 'unknownAction', { word, examples: ['cbaa72', 'draw'] });
  }
  const placement = parsePlacement(word);
  if (!placement.ok) return placement;
  const { value } = placement;
  return ok({ type: 'place', tile: makeTile(value.tile), cell: makeCell(value.cell) });
}

/** The action of a code that is legal in this state. */
export function decodeAction(s: MetroState, code: Code): MetroAction {
  if (code === DRAW_CODE) return { type: 'draw' };
  if (code === PASS_CODE) return { type: 'pass' };
  if (code > PASS_CODE) return { type: 'choose', choice: formatChoice(s, code) };
  if (s.step === FIRST) return { type: 'first', seat: code - FIRST_CODE };
  if (isTileStep(s)) return { type: 'tile', tile: makeTile(code - TILE_CODE) };
  return { type: 'place', tile: makeTile(tileOf(code)), cell: makeCell(cellOf(code)) };
}

/** The code of an action, or the rule that refuses it in this state. */
export function encodeAction(s: MetroState, action: MetroAction): Result<Code> {
  if (toMove(s) === OVER) return refuse('B19', 'gameOver');
  switch (action.type) {
    case 'first':
      if (s.step !== FIRST) return refuse('B9', 'firstDecided');
      if (Number.isInteger(action.seat) && action.seat >= 0 && action.seat < s.seats)
        return ok(FIRST_CODE + action.seat);
      return refuse('B9', 'unknownSeat', { number: action.seat, max: s.seats - 1 });
    case 'tile':
      return encodeTile(s, action.tile);
    case 'draw':
      if (s.step !== TURN) return fail(whatIsDue('B10', s));
      if (s.rules.noDrawing !== '') return refuse(s.rules.noDrawing, 'noDrawing');
      return s.pile > 0 ? ok(DRAW_CODE) : refuse('B11', 'pileEmpty');
    case 'pass':
      if (s.step !== TURN) return fail(whatIsDue('B11', s));
      if (hasNoTile(s)) return ok(PASS_CODE);
      return refuse('B11', 'noPassing');
    case 'choose':
      return encodeChoice(s, action.choice);
    case 'place':
      return encodePlacement(s, action.tile, action.cell);
    default:
      // Callers in plain JavaScript may break the types.
      return refuse('B7', 'noSuchAction');
  }
}

function encodeTile(s: MetroState, name: TileName): Result<Code> {
  if (!isTileStep(s)) return fail(whatIsDue('B10', s));
  const tile = parseTile(name)!;
  if (nth(s.bag, tile) > 0) return ok(TILE_CODE + tile);
  const kind = nth(s.rules.kind, tile);
  if (kind !== tile) return refuse('V1', 'drawnAs', { tile: name, drawnTile: makeTile(kind) });
  return refuse('B6', 'noneLeft', { tile: name });
}

function encodePlacement(s: MetroState, name: TileName, cellName: string): Result<Code> {
  if (!isPlacing(s)) return fail(whatIsDue('B10', s));
  const placement = parsePlacement(name + cellName);
  if (!placement.ok) return placement;
  const { tile, cell } = placement.value;
  const available = tilesToPlace(s);
  if (!available.includes(nth(s.rules.kind, tile))) return fail(explainTile(s, tile, available));
  const refusal = judgePlacement(s, tile, cell);
  return refusal === undefined ? ok(placementCode(tile, cell)) : fail(refusal);
}

/** What the seat on turn may place: the tile drawn for it, or any in its hand. */
export function tilesToPlace(s: MetroState): readonly Tile[] {
  if (s.step === PLACE_DRAWN) return [nth(s.hand, drawnPlace(s)) - 1];
  const at = handAt(s, s.seat);
  return Array.from(s.hand.subarray(at, at + nth(s.held, s.seat)), (place) => place - 1);
}

/** Why a tile that may not be placed is refused. */
function explainTile(s: MetroState, tile: Tile, available: readonly Tile[]): Refusal {
  const name = makeTile(tile);
  const held = available.find((other) => nth(ROTATIONS, other).includes(tile));
  if (held !== undefined) return newRefusal('B13', 'rotated', { tile: name, heldTile: makeTile(held) });
  if (available.length === 0) return newRefusal('B11', 'handEmpty');
  return s.step === PLACE_DRAWN
    ? newRefusal('B10', 'notTheDrawnTile', { tile: name, drawnTile: makeTile(nth(available, 0)) })
    : newRefusal('B10', 'notInHand', { tile: name, heldTiles: available.map(makeTile) });
}

/** What must be done before anything else. */
function whatIsDue(rule: string, s: MetroState): Refusal {
  if (s.step === FIRST) return newRefusal(rule, 'firstUndecided');
  if (s.step === DRAW) return newRefusal(rule, 'tileBeingDrawn');
  if (isTileStep(s)) return newRefusal(rule, 'handsBeingFilled');
  if (isModuleStep(s)) {
    return newRefusal(rule, 'decisionDue', { module: nth(s.rules.decisions, decisionOf(s)).module.name });
  }
  return s.step === TURN ? newRefusal(rule, 'tileDue') : newRefusal(rule, 'drawnTileDue');
}
