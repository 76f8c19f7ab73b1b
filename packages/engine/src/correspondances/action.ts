/** Actions as typed objects and as words, and the check that every action from outside passes. */
import { type Code, OVER } from '../kit/game.ts';
import { nth } from '../kit/nth.ts';
import { fail, newRefusal, ok, type Refusal, type Result, refuse } from '../kit/result.ts';
import { makeSpot, parseSpot, spotOf, xOf, yOf } from './board.ts';
import { judgePlacement, placementCode, rotIn, spotIn } from './placement.ts';
import { isHeld, LINE_CODE, ORDER_CODE, TILE_CODE, toMove } from './rules.ts';
import { ORDERS } from './setup.ts';
import { type CorrespondancesState, DEAL, DRAW, ORDER, PLACE } from './state.ts';
import { makeTile, parseTile, type TileName } from './tile.ts';
import { LINES, type Line } from './types.ts';

/** What a player or chance decides. Its word in logs stands in the comment of each. */
export type CorrespondancesAction =
  /** Place the drawn tile, rotated clockwise by this many quarter turns (T12): `place-e6n2-1`. */
  | { readonly type: 'place'; readonly x: number; readonly y: number; readonly rot: number }
  /** Chance: the straights from west to east (T4): `order-2134`. */
  | { readonly type: 'order'; readonly order: string }
  /** Chance: the line that a seat is dealt (T8): `line-3`. */
  | { readonly type: 'line'; readonly line: Line }
  /** Chance: the section that is drawn (T12): `cross-12`. */
  | { readonly type: 'tile'; readonly tile: TileName };

export function formatAction(action: CorrespondancesAction): string {
  switch (action.type) {
    case 'place':
      return `place-${makeSpot(action.x, action.y)}-${action.rot}`;
    case 'order':
      return `order-${action.order}`;
    case 'line':
      return `line-${action.line}`;
    case 'tile':
      return action.tile;
  }
}

export function parseAction(word: string): Result<CorrespondancesAction> {
  const tile = parseTile(word);
  if (tile !== undefined) return ok({ type: 'tile', tile: makeTile(tile) });
  const [, spotName = '', rot = ''] = /^place-([a-z0-9]+)-([0-3])$/.exec(word) ?? [];
  const spot = parseSpot(spotName);
  if (spot !== undefined) return ok({ type: 'place', x: spot.x, y: spot.y, rot: Number(rot) });
  if (/^line-[1-4]$/.test(word)) return ok({ type: 'line', line: Number(word[5]) });
  if (/^order-[1-4]{4}$/.test(word)) return ok({ type: 'order', order: word.slice(6) });
  return refuse('T12', 'unknownAction', { word, examples: ['place-e6n2-1', 'place-w1s0-0'] });
}

/** The codes of a match mean the same in every state. */
export function decodeAction(_: CorrespondancesState, code: Code): CorrespondancesAction {
  if (code >= TILE_CODE) return { type: 'tile', tile: makeTile(code - TILE_CODE) };
  if (code >= LINE_CODE) return { type: 'line', line: code - LINE_CODE };
  if (code >= ORDER_CODE) return { type: 'order', order: nth(ORDERS, code - ORDER_CODE) };
  return { type: 'place', x: xOf(spotIn(code)), y: yOf(spotIn(code)), rot: rotIn(code) };
}

export function encodeAction(s: CorrespondancesState, action: CorrespondancesAction): Result<Code> {
  if (toMove(s) === OVER) return refuse('D22', 'gameOver');
  switch (action.type) {
    case 'order':
      return encodeOrder(s, action.order);
    case 'line':
      return encodeLine(s, action.line);
    case 'tile':
      return encodeTile(s, action.tile);
    case 'place':
      return encodePlace(s, action.x, action.y, action.rot);
  }
}

function encodeOrder(s: CorrespondancesState, name: string): Result<Code> {
  if (s.step !== ORDER) return fail(whatIsDue('T4', s));
  const order = ORDERS.indexOf(name);
  if (order >= 0) return ok(ORDER_CODE + order);
  return refuse('T4', 'unknownOrder', { name, names: ORDERS });
}

function encodeLine(s: CorrespondancesState, line: Line): Result<Code> {
  if (s.step !== DEAL) return fail(whatIsDue('T8', s));
  if (!Number.isInteger(line) || line < 1 || line > LINES) {
    return refuse('T2', 'unknownLine', { number: line, max: LINES });
  }
  return isHeld(s, line) ? refuse('T8', 'lineDealt', { line }) : ok(LINE_CODE + line);
}

function encodeTile(s: CorrespondancesState, name: TileName): Result<Code> {
  if (s.step !== DRAW) return fail(whatIsDue('T12', s));
  const tile = parseTile(name);
  if (tile === undefined) return refuse('T2', 'unknownSection', { name: String(name) });
  return nth(s.bag, tile) > 0 ? ok(TILE_CODE + tile) : refuse('T7', 'noneLeft', { tile: name });
}

function encodePlace(s: CorrespondancesState, x: number, y: number, rot: number): Result<Code> {
  if (s.step !== PLACE) return fail(whatIsDue('T12', s));
  const refusal = judgePlacement(s, s.drawn - 1, x, y, rot);
  return refusal === undefined ? ok(placementCode(spotOf(x, y), rot)) : fail(refusal);
}

/** What must be done before anything else. */
function whatIsDue(rule: string, s: CorrespondancesState): Refusal {
  switch (s.step) {
    case ORDER:
      return newRefusal(rule, 'orderDue');
    case DEAL:
      return newRefusal(rule, 'lineDue');
    case DRAW:
      return newRefusal(rule, 'tileBeingDrawn');
    default:
      return newRefusal(rule, 'sectionDue', { tile: makeTile(s.drawn - 1) });
  }
}
