/** A simple player for tests that need realistic rounds, which mostly end with a journey. */
import { CHANCE, type Code, OVER } from '../../kit/game.ts';
import { copy } from '../../kit/layout.ts';
import type { Rng } from '../../kit/rng.ts';
import { departureOf, indexOn, type Spot, STEP, spotOf, xOf, yOf } from '../board.ts';
import { correspondances } from '../correspondances.ts';
import { portionLength } from '../portion.ts';
import { createState } from '../setup.ts';
import type { CorrespondancesState } from '../state.ts';
import { EXIT, edge, RING, WILD } from '../tile.ts';
import { EAST_END, type Index, type Line, opposite, type Side, WEST_END } from '../types.ts';
import { legalCodes } from './games.ts';

/** Plays to the end, yielding each code before it is played. Chance draws by weight, players are greedy. */
export function* greedyMoves(s: CorrespondancesState, rng: Rng): Generator<Code> {
  const after = createState(s.options);
  for (let mover = correspondances.toMove(s); mover !== OVER; mover = correspondances.toMove(s)) {
    const code = mover === CHANCE ? correspondances.pick(s, rng) : greediest(s, after, rng);
    yield code;
    correspondances.play(s, code);
  }
}

/** One of the best placements for the seat on turn. `after` is scratch space. */
function greediest(s: CorrespondancesState, after: CorrespondancesState, rng: Rng): Code {
  const tried = legalCodes(s).map((code) => {
    copy(s, after);
    correspondances.play(after, code);
    return { code, worth: worthOf(after, s) };
  });
  const best = Math.max(...tried.map(({ worth }) => worth));
  const equals = tried.filter(({ worth }) => worth === best);
  return equals[rng.below(equals.length)].code;
}

/** More than any distance on the table. */
const DECISIVE = 1000;

/** Arriving is best, letting only others arrive is worst; otherwise a short gap counts, and then a long portion. */
function worthOf(after: CorrespondancesState, before: CorrespondancesState): number {
  const own = before.line[before.seat];
  if (after.round > before.round) return after.lastTransfers[before.seat] > 0 ? DECISIVE : -DECISIVE;
  return portionLength(after, own) / 100 - gap(after, own);
}

/** The distance between the cells where the line could continue and those where it could arrive. */
function gap(s: CorrespondancesState, line: Line): number {
  const { spot, entry, goal } = departureOf(line);
  const far = arrivals(goal).flatMap((arrival) => openEnds(s, arrival.spot, arrival.entry));
  let least = DECISIVE / 2;
  for (const from of openEnds(s, spot, entry)) {
    for (const to of far) {
      least = Math.min(least, Math.abs(xOf(from) - xOf(to)) + Math.abs(yOf(from) - yOf(to)));
    }
  }
  return least;
}

/** The first cell beyond each point of an end, and its entry side from there. */
const arrivals = (end: Index): { spot: Spot; entry: Side }[] =>
  [0, 1, 2, 3]
    .map((side) => ({ spot: spotOf(end, 0) + STEP[side], entry: opposite(side) }))
    .filter(({ spot }) => yOf(spot) !== 0 || xOf(spot) < WEST_END || xOf(spot) > EAST_END);

/** The empty cells that tracks lead to from here, transfers included. */
function openEnds(s: CorrespondancesState, spot: Spot, entry: Side): Spot[] {
  const ends: Spot[] = [];
  const seen = new Set<number>();
  const waiting = [{ spot, entry }];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const index = indexOn(s, at.spot);
    if (index < 0 && isFillable(s, at.spot)) ends.push(at.spot);
    if (index < 0 || index === WEST_END || index === EAST_END || seen.has(index * 4 + at.entry)) continue;
    seen.add(index * 4 + at.entry);
    const piece = s.pieces[index];
    for (let side = 0; side < 4; side++) {
      if (side === at.entry || (RING[piece] === 0 && side !== EXIT[piece * 4 + at.entry])) continue;
      waiting.push({ spot: at.spot + STEP[side], entry: opposite(side) });
    }
  }
  return ends;
}

/** Every section shows two lines: where the tiles around require three, none will ever fit. */
function isFillable(s: CorrespondancesState, spot: Spot): boolean {
  const asked = new Set<number>();
  for (let side = 0; side < 4; side++) {
    const beside = indexOn(s, spot + STEP[side]);
    if (beside >= 0) asked.add(edge(s.pieces[beside], opposite(side)));
  }
  asked.delete(WILD);
  return asked.size <= 2;
}
