/** What can be decided now: the whole list (`legal`), or one of it at random without the list (`pick`). */
import type { Code } from '../kit/game.ts';
import type { Rng } from '../kit/rng.ts';
import { DRAW_CODE, FIRST_CODE, MAX_CHOICES, PASS_CODE, TILE_CODE } from './code.ts';
import { countChoices, decisionOf, nthChoice, pickChoice, weightOf, writeChoices } from './decision.ts';
import { drawnPlace, hasNoTile } from './hand.ts';
import {
  countPlacements,
  gatherPlacements,
  nthPlacement,
  pickPlainPlacement,
  writePlacements,
} from './placement.ts';
import {
  DEAL,
  DRAW,
  END,
  FIRST,
  handAt,
  isCoreChance,
  isModuleStep,
  isTileStep,
  type MetroState,
  PLACE_DRAWN,
  REFILL,
  TURN,
} from './state.ts';
import { TILES } from './tile.ts';

export function legal(s: MetroState, out: Int32Array): number {
  switch (s.step) {
    case TURN:
      return writeOthers(s, out, writePlacements(gather(s), out));
    case PLACE_DRAWN:
      return writePlacements(gather(s), out);
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
      return writeChoices(s, decisionOf(s), out, 0);
  }
}

/** One of the codes that `legal` would write: for chance by weight, otherwise each equally likely. */
export function pick(s: MetroState, rng: Rng): Code {
  if (isCoreChance(s)) return s.step === FIRST ? FIRST_CODE + rng.below(s.seats) : pickTile(s, rng);
  if (isModuleStep(s)) return pickChoice(s, decisionOf(s), rng);
  if (!s.rules.plain) return pickGathered(s, rng);
  if (s.step === PLACE_DRAWN) return pickPlainPlacement(s, s.hand[drawnPlace(s)] - 1, 0, rng);
  return s.held[s.seat] === 1 ? pickPlain(s, rng) : pickGathered(s, rng);
}

/** With one tile in hand, to which modules do not object. */
function pickPlain(s: MetroState, rng: Rng): Code {
  const placement = pickPlainPlacement(s, s.hand[handAt(s, s.seat)] - 1, countOthers(s), rng);
  return placement >= 0 ? placement : nthOther(s, ~placement);
}

function pickGathered(s: MetroState, rng: Rng): Code {
  const placements = countPlacements(gather(s));
  const others = s.step === TURN ? countOthers(s) : 0;
  const k = rng.below(placements + others);
  return k < placements ? nthPlacement(k) : nthOther(s, k - placements);
}

export function weight(s: MetroState, code: Code): number {
  if (s.step === FIRST) return 1;
  return isModuleStep(s) ? weightOf(s, code) : s.bag[code - TILE_CODE];
}

/** Tiles come from one pile; each random decision of a module has one of its own. */
export function drawsFrom(s: MetroState): string {
  if (isTileStep(s)) return 'tile';
  return s.step === FIRST ? 'first' : `decision-${decisionOf(s)}`;
}

function writeTilesInPile(s: MetroState, out: Int32Array): number {
  let n = 0;
  for (let tile = 0; tile < TILES; tile++) if (s.bag[tile] > 0) out[n++] = TILE_CODE + tile;
  return n;
}

/** Every tile in the pile is equally likely to be drawn. Four kinds at a time, then one of the four without a branch. */
function pickTile(s: MetroState, rng: Rng): Code {
  const { bag } = s;
  let k = rng.below(s.pile);
  for (let tile = 0; ; tile += 4) {
    const first = bag[tile];
    const second = first + bag[tile + 1];
    const third = second + bag[tile + 2];
    const fourth = third + bag[tile + 3];
    if (k >= fourth) k -= fourth;
    else return TILE_CODE + tile + 3 + ((k - first) >> 31) + ((k - second) >> 31) + ((k - third) >> 31);
  }
}

/** B10: place a tile from the hand or, after drawing one to place, that one. */
function gather(s: MetroState): number {
  if (s.step === PLACE_DRAWN) return gatherPlacements(s, s.hand[drawnPlace(s)] - 1, 0);
  const at = handAt(s, s.seat);
  const held = s.held[s.seat];
  let n = 0;
  for (let place = 0; place < held; place++) {
    if (isFirstOfItsKind(s, at, place)) n = gatherPlacements(s, s.hand[at + place] - 1, n);
  }
  return n;
}

/** Two equal tiles in a hand produce each action once. */
function isFirstOfItsKind(s: MetroState, at: number, place: number): boolean {
  const tile = s.hand[at + place];
  for (let earlier = 0; earlier < place; earlier++) if (s.hand[at + earlier] === tile) return false;
  return true;
}

/** B10, B11: drawing is an option at the start of a turn while there is a pile. */
const mayDraw = (s: MetroState): boolean => s.step === TURN && s.pile > 0 && s.rules.noDrawing === '';

/** What a player may do instead of placing from hand: draw, choices of modules, pass without a tile (B11). */
function writeOthers(s: MetroState, out: Int32Array, n: number): number {
  if (mayDraw(s)) out[n++] = DRAW_CODE;
  const { insteadOfPlacing } = s.rules;
  for (let i = 0; i < insteadOfPlacing.length; i++) n = writeChoices(s, insteadOfPlacing[i], out, n);
  if (hasNoTile(s)) out[n++] = PASS_CODE;
  return n;
}

/** Scratch: the choices of all decisions instead of placing, and where each one's end among them. */
const choices = new Int32Array(MAX_CHOICES);
const ends = new Int32Array(8);

/** How many codes `writeOthers` would write; leaves the modules' among them in `choices` and `ends`. */
function countOthers(s: MetroState): number {
  const { insteadOfPlacing } = s.rules;
  let n = 0;
  for (let i = 0; i < insteadOfPlacing.length; i++) {
    n = countChoices(s, insteadOfPlacing[i], choices, n);
    ends[i] = n;
  }
  if (mayDraw(s)) n++;
  return hasNoTile(s) ? n + 1 : n;
}

/** The code that `writeOthers` would write as number k, after `countOthers`. */
function nthOther(s: MetroState, k: number): Code {
  if (mayDraw(s)) {
    if (k === 0) return DRAW_CODE;
    k--;
  }
  const { insteadOfPlacing } = s.rules;
  let begin = 0;
  for (let i = 0; i < insteadOfPlacing.length; i++) {
    if (k < ends[i]) return nthChoice(s, insteadOfPlacing[i], choices, begin, k - begin);
    begin = ends[i];
  }
  return PASS_CODE;
}
