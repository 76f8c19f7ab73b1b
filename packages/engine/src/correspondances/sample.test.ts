/** Filling in hidden information: who holds which line, each way equally likely. */
import { describe, expect, it } from 'vitest';
import { SPECTATOR } from '../kit/game.ts';
import { everyOutcome } from '../kit/testing/every-outcome.ts';
import { viewOf } from '../kit/view.ts';
import { correspondances } from './correspondances.ts';
import { isConnected } from './network.ts';
import { createState } from './setup.ts';
import type { CorrespondancesState } from './state.ts';
import { EXAMPLES } from './testing/examples.ts';
import { playWords, roundWith, viewersOf } from './testing/games.ts';

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

  it('while lines are dealt: only the seats that have one', () => {
    const s = createState({ players: 3, first: 0, rotateFirst: false, target: 10 });
    playWords(s, 'order-2134');
    expect(outcomes(s, 0)).toEqual(oneIn(1, '000'));
    playWords(s, 'line-4 line-2');
    expect(outcomes(s, 0)).toEqual(oneIn(3, '410', '420', '430'));
    expect(outcomes(s, 2)).toEqual(
      oneIn(12, '120', '130', '140', '210', '230', '240', '310', '320', '340', '410', '420', '430'),
    );
  });

  it('T17: nobody holds a line that is connected during the round', () => {
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
