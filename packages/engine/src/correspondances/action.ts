/** Actions as typed objects and as words, and the check that every action from outside passes. */
import { type Code, OVER } from '../kit/game.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { makeSpot, parseSpot, spotOf, xOf, yOf } from './board.ts';
import { judgePlacement, placementCode, rotIn, spotIn } from './placement.ts';
import { isHeld, LINE_CODE, ORDER_CODE, TILE_CODE, toMove } from './rules.ts';
import { winnerOf } from './scoring.ts';
import { ORDERS } from './setup.ts';
import { type CorrespondancesState, DEAL, DRAW, ORDER, PLACE } from './state.ts';
import { makeTile, parseTile, type TileName } from './tile.ts';
import { LINES, type Line } from './types.ts';
import { seatName } from './words.ts';

export type CorrespondancesAction =
  /** Place the tile drawn, turned clockwise by so many quarters (T12): `place-e6n2-1`. */
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
  return refuse(
    'T12',
    `"${word}" is no action; a tile is placed by spot and rotation, such as place-e6n2-1 or place-w1s0-0.`,
  );
}

/** Codes of a match mean the same in every state. */
export function decodeAction(_: CorrespondancesState, code: Code): CorrespondancesAction {
  if (code >= TILE_CODE) return { type: 'tile', tile: makeTile(code - TILE_CODE) };
  if (code >= LINE_CODE) return { type: 'line', line: code - LINE_CODE };
  if (code >= ORDER_CODE) return { type: 'order', order: ORDERS[code - ORDER_CODE] };
  return { type: 'place', x: xOf(spotIn(code)), y: yOf(spotIn(code)), rot: rotIn(code) };
}

export function encodeAction(s: CorrespondancesState, action: CorrespondancesAction): Result<Code> {
  if (toMove(s) === OVER) {
    const winner = winnerOf(s.totals, s.options.target);
    return refuse('D22', `The match is over: ${seatName(winner)} has won with ${s.totals[winner]} points.`);
  }
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
  if (s.step !== ORDER) return refuse('T4', `The straights of this round lie already. ${whatIsDue(s)}`);
  const order = ORDERS.indexOf(name);
  if (order >= 0) return ok(ORDER_CODE + order);
  return refuse(
    'T4',
    `The order of the straights is drawn from ${ORDERS.join(', ')}: ${name} is none of them.`,
  );
}

function encodeLine(s: CorrespondancesState, line: Line): Result<Code> {
  if (s.step !== DEAL) return refuse('T8', `No line is to be dealt now. ${whatIsDue(s)}`);
  if (!Number.isInteger(line) || line < 1 || line > LINES) {
    return refuse('T2', `There is no line ${line}; lines are 1 to 4.`);
  }
  return isHeld(s, line) ? refuse('T8', `Line ${line} has been dealt already.`) : ok(LINE_CODE + line);
}

function encodeTile(s: CorrespondancesState, name: TileName): Result<Code> {
  if (s.step !== DRAW) return refuse('T12', whatIsDue(s));
  const tile = parseTile(name);
  if (tile === undefined) return refuse('T2', `There is no tile "${String(name)}".`);
  return s.bag[tile] > 0 ? ok(TILE_CODE + tile) : refuse('T7', `No ${name} is left to draw.`);
}

function encodePlace(s: CorrespondancesState, x: number, y: number, rot: number): Result<Code> {
  if (s.step !== PLACE) return refuse('T12', whatIsDue(s));
  const refusal = judgePlacement(s, s.drawn - 1, x, y, rot);
  return refusal === undefined ? ok(placementCode(spotOf(x, y), rot)) : { ok: false, error: refusal };
}

function whatIsDue(s: CorrespondancesState): string {
  const name = seatName(s.seat);
  switch (s.step) {
    case ORDER:
      return 'A round begins: the order of the straights is to be drawn.';
    case DEAL:
      return `${name} is to be dealt a line.`;
    case DRAW:
      return `${name} is drawing a section.`;
    default:
      return `${name} must place ${makeTile(s.drawn - 1)}.`;
  }
}
