import { SeededRng } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { CASES } from '../testing/positions.ts';
import { CALIBRATED } from './calibrated.ts';
import { calibrate, calibrationKey, correctPoints, correctWins, UNCALIBRATED } from './calibration.ts';
import { Outcomes } from './outcomes.ts';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

describe('calibration', () => {
  it('has figures for every kind of game', () => {
    for (const [name, subject, options] of CASES) {
      const state = subject.game.create(options);
      expect([name, Object.keys(CALIBRATED[calibrationKey(subject, state)] ?? {})]).toEqual([
        name,
        ['spread', 'move', 'position'],
      ]);
    }
  });

  it('leaves chances and points as counted without a correction', () => {
    expect(correctWins([50, 40, 30], [0.6, 0.3, 0.1], UNCALIBRATED, 1)).toEqual([
      expect.closeTo(0.6, 12),
      expect.closeTo(0.3, 12),
      expect.closeTo(0.1, 12),
    ]);
    expect(correctPoints([50, 40, 30], UNCALIBRATED, 1)).toEqual([50, 40, 30]);
  });

  it('gives chances that add up to 1, in the order of the shares and of the points', () => {
    const rng = new SeededRng('chances');
    for (const of of Object.values(CALIBRATED)) {
      const shares = [0.05, 0.15, 0.8].map((share) => share + rng.below(1000) / 1e6);
      const chances = correctWins([10, 10, 10], shares, of.position);
      expect(sumOf(chances)).toBeCloseTo(1, 12);
      expect(chances).toEqual(chances.toSorted((a, b) => a - b));
      const byPoints = correctWins([10, 20, 30], [1 / 3, 1 / 3, 1 / 3], of.move);
      expect(byPoints).toEqual(byPoints.toSorted((a, b) => a - b));
    }
  });

  it('moves the others towards the seat on turn, as far as its lead has not come true', () => {
    const half = { ...UNCALIBRATED, lead: 0.5 };
    expect(correctPoints([60, 40, 70], half, 0)).toEqual([60, 50, 65]);
  });

  it('takes nothing for impossible that some playouts have not shown', () => {
    const outcomes = new Outcomes(2, 9);
    for (let playout = 0; playout < 9; playout++) outcomes.set(playout, Float64Array.of(50, 40), true);
    expect(calibrate(outcomes, UNCALIBRATED)).toEqual({
      points: [50, 40],
      wins: [expect.closeTo(0.95, 12), expect.closeTo(0.05, 12)],
    });
  });

  it('leaves a solo player the only winner', () => {
    const outcomes = new Outcomes(1, 3);
    for (let playout = 0; playout < 3; playout++) outcomes.set(playout, Float64Array.of(20 + playout), true);
    expect(calibrate(outcomes, UNCALIBRATED)).toEqual({ points: [21], wins: [1] });
  });
});
