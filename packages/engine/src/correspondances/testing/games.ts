import { CHANCE, type Code, type Emit, OVER } from '../../kit/game.ts';
import { type Rng, SeededRng } from '../../kit/rng.ts';
import { helpersFor } from '../../kit/testing/helpers.ts';
import { indexOn, STEP, spotOf, xOf, yOf } from '../board.ts';
import { correspondances } from '../correspondances.ts';
import { readBoard } from '../debug.ts';
import type { CorrespondancesEvent } from '../event.ts';
import { type CorrespondancesOptions, combinations, DEFAULTS } from '../options.ts';
import { spotIn } from '../placement.ts';
import { placeSection } from '../rules.ts';
import { createState, setUpTable } from '../setup.ts';
import { type CorrespondancesState, DRAW, PLACE } from '../state.ts';
import { edge, isSection, parseTile, WILD } from '../tile.ts';
import { type Line, ROW, type Tile } from '../types.ts';

/** Each combination with a name for the test that plays it. */
export const EVERY_GAME = Array.from(
  combinations(),
  (options): [name: string, options: CorrespondancesOptions] => [
    `${options.players} players${options.rotateFirst ? ', rotating' : ''}`,
    options,
  ],
);

export const { viewersOf, copyOf, legalCodes, wordOf, legalWords, refusalOf, playWords } =
  helpersFor(correspondances);

/**
 * Plays to the end, yielding each code before it is played. Chance draws by weight. Players place at random,
 * but near the row three times in four: all over the plane journeys would hardly ever be complete.
 */
export function* randomMoves(
  s: CorrespondancesState,
  rng: Rng,
  emit?: Emit<CorrespondancesEvent>,
): Generator<Code> {
  for (let mover = correspondances.toMove(s); mover !== OVER; mover = correspondances.toMove(s)) {
    const code = mover === CHANCE || rng.below(4) === 0 ? correspondances.pick(s, rng) : nearTheRow(s, rng);
    yield code;
    correspondances.play(s, code, emit);
  }
}

function nearTheRow(s: CorrespondancesState, rng: Rng): Code {
  const codes = legalCodes(s);
  const distance = (code: Code): number => {
    const [x, y] = [xOf(spotIn(code)), yOf(spotIn(code))];
    return Math.abs(y) + Math.max(0, -1 - x, x - 6);
  };
  const nearest = Math.min(...codes.map(distance));
  const near = codes.filter((code) => distance(code) <= nearest);
  return near[rng.below(near.length)];
}

export function tileNamed(name: string): Tile {
  const tile = parseTile(name);
  if (tile === undefined) throw new Error(`no tile ${name}`);
  return tile;
}

/** A round just dealt: the straights in any order, lines by seat, the first seat about to draw. */
export function roundWith(
  order: string,
  lines: readonly Line[],
  options: Partial<CorrespondancesOptions> = {},
): CorrespondancesState {
  const s = createState({ ...DEFAULTS, players: lines.length, ...options });
  setUpTable(s, Array.from(order, Number));
  s.line.set(lines);
  s.seat = s.options.first;
  s.step = DRAW;
  return s;
}

/** A table from a drawing, whatever the box contains. */
export function tableFrom(drawing: string, lines: readonly Line[] = [1, 2]): CorrespondancesState {
  const drawn = readBoard(drawing);
  const straights = [1, 2, 3, 4].map((x) => {
    const found = drawn.find(({ spot }) => spot === spotOf(x, 0));
    if (found === undefined || isSection(found.piece)) throw new Error(`no straight at ${x}`);
    return found.piece - 95;
  });
  const s = roundWith(straights.join(''), lines);
  for (const { piece, spot } of drawn) if (isSection(piece)) placeSection(s, piece, spot, 0);
  expectJoined(s);
  return s;
}

/** D4: both sides of every edge between two tiles show the same, except for (M), and for the row itself. */
export function expectJoined(s: CorrespondancesState): void {
  for (let index = ROW; index < s.placed; index++) {
    for (let side = 0; side < 4; side++) {
      const beside = indexOn(s, s.spots[index] + STEP[side]);
      if (beside < 0) continue;
      const [ours, theirs] = [edge(s.pieces[index], side), edge(s.pieces[beside], (side + 2) % 4)];
      if (ours !== theirs && theirs !== WILD)
        throw new Error(`tile ${index}, side ${side}: ${ours} and ${theirs}`);
    }
  }
}

/** Gives the seat on turn a tile, whether any is left or not. */
export function withDrawn(s: CorrespondancesState, name: string): CorrespondancesState {
  s.drawn = tileNamed(name) + 1;
  s.step = PLACE;
  return s;
}

/** This many moves of a random match. */
interface Play {
  readonly options: CorrespondancesOptions;
  readonly seed: number;
  readonly moves: number;
}

/** The state they lead to, and the words that were played. */
export function reach({ options, seed, moves }: Play): { s: CorrespondancesState; words: string[] } {
  const s = createState(options);
  const words: string[] = [];
  for (const code of randomMoves(s, new SeededRng(seed))) {
    if (words.length === moves) break;
    words.push(wordOf(s, code));
  }
  return { s, words };
}
