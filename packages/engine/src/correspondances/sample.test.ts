/** Filling in what a viewer cannot know: who holds which line, each way equally likely. */
import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../kit/game.ts';
import { equals } from '../kit/layout.ts';
import { SeededRng } from '../kit/rng.ts';
import { everyOutcome } from '../kit/testing/every-outcome.ts';
import { expectSample } from '../kit/testing/views.ts';
import { viewOf } from '../kit/view.ts';
import { correspondances } from './correspondances.ts';
import { isConnected } from './network.ts';
import { createState } from './setup.ts';
import { type CorrespondancesState, DRAW, PLACE } from './state.ts';
import { EXAMPLES } from './testing/examples.ts';
import { EVERY_GAME, legalCodes, playWords, randomMoves, roundWith, viewersOf } from './testing/games.ts';

describe('a sample agrees with all that the viewer knows', () => {
  it.each(EVERY_GAME)('%s', (name, options) => {
    const rng = new SeededRng(`sample ${name}`);
    const s = createState(options);
    // Used over and over: nothing of an earlier sample may stay behind.
    const into = createState(options);
    const again = createState(options);
    let different = 0;
    for (const _ of randomMoves(s, rng)) {
      if (rng.below(9) > 0) continue;
      for (const viewer of viewersOf(s)) {
        const view = viewOf(correspondances, s, viewer);
        expectSample(correspondances, view, rng.below(1000), into, again);
        const held = Array.from(into.line).filter((line) => line > 0);
        expect(new Set(held).size).toBe(held.length);
        expect(Array.from(into.line, (line) => line > 0)).toEqual(Array.from(s.line, (line) => line > 0));
        if (s.step === DRAW || s.step === PLACE) {
          expect(held.filter((line) => isConnected(into, line))).toEqual([]);
        }
        expect(legalCodes(into).length).toBeGreaterThan(0);
        if (!equals(into, s)) different++;
      }
    }
    expect(different).toBeGreaterThan(20);
  });
});

function outcomes(s: CorrespondancesState, viewer: number): Record<string, number> {
  const view = viewOf(correspondances, s, viewer);
  const into = createState(s.options);
  const found = everyOutcome((rng) => {
    correspondances.sample(view, rng, into);
    return Array.from(into.line).join('');
  });
  return Object.fromEntries(Array.from(found, ([lines, p]) => [lines, Math.round(1 / p)]));
}

/** Every outcome is one in so many. */
const oneIn = (n: number, ...lines: string[]): Record<string, number> =>
  Object.fromEntries(lines.map((line) => [line, n]));

describe('every way to hold the lines is equally likely, exactly', () => {
  it('two players: any of three lines', () => {
    expect(outcomes(roundWith('2134', [3, 1]), 0)).toEqual(oneIn(3, '31', '32', '34'));
    expect(outcomes(roundWith('2134', [3, 1]), 1)).toEqual(oneIn(3, '21', '31', '41'));
  });

  it('three players: pairs of the three others', () => {
    const s = roundWith('2134', [3, 1, 2]);
    expect(outcomes(s, 1)).toEqual(oneIn(6, '213', '312', '214', '412', '314', '413'));
  });

  it('a spectator: all', () => {
    for (const lines of [
      [3, 1, 2],
      [1, 2, 3, 4],
    ]) {
      const found = outcomes(roundWith('2134', lines), SPECTATOR);
      expect(Object.keys(found)).toHaveLength(24);
      expect(new Set(Object.values(found))).toEqual(new Set([24]));
    }
  });

  it('while lines are dealt: only those who have one', () => {
    const s = createState({ players: 3, first: 0, rotateFirst: false, target: 10 });
    playWords(s, 'order-2134');
    expect(outcomes(s, 0)).toEqual(oneIn(1, '000'));
    playWords(s, 'line-4 line-2');
    expect(outcomes(s, 0)).toEqual(oneIn(3, '410', '420', '430'));
    expect(outcomes(s, 2)).toEqual(
      oneIn(12, '120', '130', '140', '210', '230', '240', '310', '320', '340', '410', '420', '430'),
    );
  });

  it('T17: a line that is connected while the round goes on is held by nobody', () => {
    const s = roundWith('2134', [3, 4]);
    for (const words of EXAMPLES[0].placements) playWords(s, words);
    expect([1, 2, 3, 4].filter((line) => isConnected(s, line))).toEqual([1, 2]);
    expect(outcomes(s, 0)).toEqual(oneIn(1, '34'));
    expect(outcomes(s, 1)).toEqual(oneIn(1, '34'));
    expect(outcomes(s, SPECTATOR)).toEqual(oneIn(2, '34', '43'));
  });

  it('D24: after a round nothing is hidden', () => {
    const s = roundWith('2134', [2, 3, 4]);
    for (const words of EXAMPLES[0].placements) playWords(s, words);
    for (const viewer of viewersOf(s)) expect(outcomes(s, viewer)).toEqual(oneIn(1, '000'));
  });
});
