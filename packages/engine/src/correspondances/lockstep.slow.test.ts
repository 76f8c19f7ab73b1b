/** In lockstep with the slow reference over random and greedy matches: words, weights, transfers, lengths, points. */
import { describe, expect, it, vi } from 'vitest';
import { CHANCE, type Code, OVER } from '../kit/game.ts';
import { SeededRng } from '../kit/rng.ts';
import { correspondances } from './correspondances.ts';
import { journeyOf, NO_JOURNEY, transfersOf } from './journey.ts';
import type { CorrespondancesOptions } from './options.ts';
import { portionLength } from './portion.ts';
import { createState } from './setup.ts';
import { BY_JOURNEY, type CorrespondancesState, DRAW, ORDER } from './state.ts';
import { EVERY_GAME, legalCodes, randomMoves, wordOf } from './testing/games.ts';
import { greedyMoves } from './testing/greedy.ts';
import { portionOn, ReferenceCorrespondances, transfersOn } from './testing/reference.ts';

vi.setConfig({ testTimeout: 120_000 });

const moverOf = (s: CorrespondancesState): number | string => {
  const mover = correspondances.toMove(s);
  return mover === CHANCE ? 'chance' : mover === OVER ? 'over' : mover;
};

/** Both as one text, which is quick to compare in every position. */
function expectSame(s: CorrespondancesState, reference: ReferenceCorrespondances): void {
  const ours = pictureOfEngine(s);
  const theirs = pictureOfReference(reference, s.step !== ORDER);
  if (ours !== theirs) expect(ours).toBe(theirs);
}

function pictureOfEngine(s: CorrespondancesState): string {
  const isChance = correspondances.toMove(s) === CHANCE;
  const words = legalCodes(s).map(
    (code) => `${wordOf(s, code)} ${isChance ? correspondances.weight(s, code) : 1}`,
  );
  const parts: unknown[] = [moverOf(s), words.sort(), s.totals];
  // Between rounds the engine still shows the last table.
  if (s.step !== ORDER) {
    parts.push(s.pile);
    for (const line of LINES) {
      const journey = journeyOf(s, line);
      parts.push(journey === NO_JOURNEY ? null : transfersOf(journey), portionLength(s, line));
    }
  }
  return parts.join(' | ');
}

function pictureOfReference(reference: ReferenceCorrespondances, isPlayed: boolean): string {
  const isChance = reference.toMove() === 'chance';
  const words = reference.legal().map((word) => `${word} ${isChance ? reference.weight(word) : 1}`);
  const parts: unknown[] = [reference.toMove(), words.sort(), reference.totals()];
  if (isPlayed) {
    parts.push(reference.left());
    const board = reference.board();
    for (const line of LINES) parts.push(transfersOn(board, line), portionOn(board, line));
  }
  return parts.join(' | ');
}

const LINES = [1, 2, 3, 4];

/** Rounds compared for each of the six combinations of options. */
const ROUNDS = 70;

type Moves = (s: CorrespondancesState, rng: SeededRng) => Iterable<Code>;

/** Plays a match beside the reference; returns how its rounds ended. */
function playInLockstep(options: CorrespondancesOptions, moves: Moves, seed: string): number[] {
  const s = createState({ ...options, first: options.players - 1 });
  const reference = new ReferenceCorrespondances(s.options);
  const ends: number[] = [];
  for (const code of moves(s, new SeededRng(seed))) {
    // The possible draws change little from turn to turn; the placements are compared every time.
    if (s.step !== DRAW || s.pile % 8 === 0) expectSame(s, reference);
    if (s.round > ends.length) ends.push(expectSameRound(s, reference));
    reference.play(wordOf(s, code));
  }
  expect(moverOf(s)).toBe(reference.toMove());
  expect(Array.from(s.totals)).toEqual(reference.totals());
  return [...ends, expectSameRound(s, reference)];
}

/** Returns how the round ended. */
function expectSameRound(s: CorrespondancesState, reference: ReferenceCorrespondances): number {
  expect({
    lines: Array.from(s.lastLine),
    transfers: Array.from(s.lastTransfers, (one) => (one === 0 ? null : one - 1)),
    lengths: Array.from(s.lastLength),
    points: Array.from(s.lastPoints),
  }).toEqual(reference.lastRound());
  return s.lastEnd;
}

/** How at least `ROUNDS` rounds ended. */
function compareRounds(name: string, options: CorrespondancesOptions, moves: Moves): number[] {
  const ends: number[] = [];
  for (let match = 0; ends.length < ROUNDS; match++)
    ends.push(...playInLockstep(options, moves, `lockstep ${name} ${match}`));
  return ends;
}

describe('in step with the reference', () => {
  // Points are rare in random play: a match to 10 would take long.
  it.each(EVERY_GAME)('at random, %s', (name, options) => {
    compareRounds(name, { ...options, target: 3 }, randomMoves);
  });

  it.each(EVERY_GAME)('greedy, %s', (name, options) => {
    const ends = compareRounds(name, options, greedyMoves);
    const journeys = ends.filter((end) => end === BY_JOURNEY).length;
    expect(journeys / ends.length).toBeGreaterThan(0.5);
  });
});
