/** Actions as typed objects and as words, and the check that every action from outside passes. */
import { type Code, type Mover, OVER, type Seat } from '../kit/game.ts';
import { ok, type Result, refuse } from '../kit/result.ts';
import { makeCell } from './board.ts';
import { cellOf, DRAW_CODE, FIRST_CODE, layCode, PASS_CODE, TILE_CODE, tileOf } from './code.ts';
import { drawnPlace, hasNoTile } from './hand.ts';
import { parsePlacement } from './notation.ts';
import { judgeLay } from './placement.ts';
import { toMove } from './rules.ts';
import {
  DRAW,
  FIRST,
  handAt,
  isModuleStep,
  isPlacing,
  isTileStep,
  LAY_DRAWN,
  type MetroState,
  TURN,
} from './state.ts';
import { encodeChoice, formatChoice, stepOf } from './step.ts';
import { makeTile, parseTile, ROTATIONS, type TileName } from './tile.ts';
import { COLOURS, type Tile } from './types.ts';
import { capital } from './words.ts';

export type MetroAction =
  /** Lay a tile, its letters as it lies: `aacb05`. */
  | { readonly type: 'lay'; readonly tile: TileName; readonly cell: string }
  /** Draw a tile and lay that one (B10): `draw`. */
  | { readonly type: 'draw' }
  /** Do nothing, having nothing to lay (B11): `pass`. */
  | { readonly type: 'pass' }
  /** A choice that a module offers, in the module's word for it. */
  | { readonly type: 'choose'; readonly choice: string }
  /** Chance: the tile that is drawn: `aacb`. */
  | { readonly type: 'tile'; readonly tile: TileName }
  /** Chance: who starts (B9): `first0`. */
  | { readonly type: 'first'; readonly seat: Seat };

export function formatAction(action: MetroAction): string {
  switch (action.type) {
    case 'lay':
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

export function parseAction(word: string): Result<MetroAction> {
  if (word === 'draw' || word === 'pass') return ok({ type: word });
  if (/^first\d$/.test(word)) return ok({ type: 'first', seat: Number(word[5]) });
  const tile = parseTile(word);
  if (tile !== undefined) return ok({ type: 'tile', tile: makeTile(tile) });
  // Modules' words have a hyphen.
  if (/^[a-z]+(-[a-z0-9]+)+$/.test(word)) return ok({ type: 'choose', choice: word });
  if (word.length !== 6) {
    return refuse('B7', `"${word}" is no action; an action is a tile and a cell such as cbaa72, or draw.`);
  }
  const placement = parsePlacement(word);
  if (!placement.ok) return placement;
  const { value } = placement;
  return ok({ type: 'lay', tile: makeTile(value.tile), cell: makeCell(value.cell) });
}

export function decodeAction(s: MetroState, code: Code): MetroAction {
  if (code === DRAW_CODE) return { type: 'draw' };
  if (code === PASS_CODE) return { type: 'pass' };
  if (code > PASS_CODE) return { type: 'choose', choice: formatChoice(s, code) };
  if (s.step === FIRST) return { type: 'first', seat: code - FIRST_CODE };
  if (isTileStep(s)) return { type: 'tile', tile: makeTile(code - TILE_CODE) };
  return { type: 'lay', tile: makeTile(tileOf(code)), cell: makeCell(cellOf(code)) };
}

export function encodeAction(s: MetroState, action: MetroAction): Result<Code> {
  const mover = toMove(s);
  if (mover === OVER) return refuse('B19', 'The game is over: all tiles lie.');
  switch (action.type) {
    case 'first':
      if (s.step !== FIRST) return refuse('B9', 'Who starts is settled already.');
      if (Number.isInteger(action.seat) && action.seat >= 0 && action.seat < s.seats)
        return ok(FIRST_CODE + action.seat);
      return refuse('B9', `There is no seat ${action.seat}; seats are 0 to ${s.seats - 1}.`);
    case 'tile':
      return encodeTile(s, action.tile);
    case 'draw':
      if (s.step !== TURN) return refuse('B10', whatIsDue(s, mover));
      if (s.rules.noDrawing !== '')
        return refuse(s.rules.noDrawing, 'In this game a tile is laid from the hand, not drawn first.');
      return s.pile > 0 ? ok(DRAW_CODE) : refuse('B11', 'There is no tile left to draw.');
    case 'pass':
      if (s.step !== TURN) return refuse('B11', whatIsDue(s, mover));
      if (hasNoTile(s)) return ok(PASS_CODE);
      return refuse('B11', 'Passing is for a player who has no tile and none to draw.');
    case 'choose':
      return encodeChoice(s, action.choice);
    case 'lay':
      return encodeLay(s, action.tile, action.cell);
    default:
      // Types do not hold outside.
      return refuse('B7', 'There is no such action.');
  }
}

function encodeTile(s: MetroState, name: TileName): Result<Code> {
  if (!isTileStep(s)) return refuse('B10', whatIsDue(s, toMove(s)));
  const tile = parseTile(name)!;
  if (s.bag[tile] > 0) return ok(TILE_CODE + tile);
  const kind = s.rules.kind[tile];
  if (kind !== tile) return refuse('V1', `With free rotation ${name} is drawn as ${makeTile(kind)}.`);
  return refuse('B6', `No ${name} is left in the pile.`);
}

function encodeLay(s: MetroState, name: TileName, cellName: string): Result<Code> {
  if (!isPlacing(s)) return refuse('B10', whatIsDue(s, toMove(s)));
  const placement = parsePlacement(name + cellName);
  if (!placement.ok) return placement;
  const { tile, cell } = placement.value;
  const available = tilesToLay(s);
  if (!available.includes(s.rules.kind[tile])) return refuseTile(s, tile, available);
  const refusal = judgeLay(s, tile, cell);
  return refusal === undefined ? ok(layCode(tile, cell)) : { ok: false, error: refusal };
}

/** What the seat on turn may lay: the tile drawn for it, or any of its hand. */
export function tilesToLay(s: MetroState): readonly Tile[] {
  if (s.step === LAY_DRAWN) return [s.hand[drawnPlace(s)] - 1];
  const at = handAt(s, s.seat);
  return Array.from(s.hand.subarray(at, at + s.held[s.seat]), (place) => place - 1);
}

function refuseTile(s: MetroState, tile: Tile, available: readonly Tile[]): Result<Code> {
  const rotated = available.find((held) => ROTATIONS[held].includes(tile));
  if (rotated !== undefined) {
    const names = `${makeTile(tile)} is ${makeTile(rotated)} rotated`;
    return refuse('B13', `${names}: a tile lies as its arrow says.`);
  }
  const names = available.map(makeTile).join(', ');
  if (s.step === LAY_DRAWN)
    return refuse('B10', `The tile drawn must be laid: ${names}, not ${makeTile(tile)}.`);
  return refuse('B10', `There is no ${makeTile(tile)} in hand, only ${names}.`);
}

const moduleOf = (s: MetroState): string => s.rules.steps[stepOf(s)].module.title;

function whatIsDue(s: MetroState, mover: Mover): string {
  if (s.step === FIRST) return 'First it must be settled who starts.';
  if (isTileStep(s)) return s.step === DRAW ? 'A tile is being drawn.' : 'Hands are being filled.';
  if (isModuleStep(s)) return `First there is something else to decide: ${moduleOf(s)}.`;
  const name = capital(COLOURS[mover]);
  return s.step === TURN ? `${name} must lay a tile or draw.` : `${name} must lay the tile drawn.`;
}
