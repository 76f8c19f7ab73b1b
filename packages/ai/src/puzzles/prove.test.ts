import { equals, nth, SeededRng, viewOf } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { margin as lead } from '../margin.ts';
import { calibrationKey } from '../review/calibration.ts';
import { blunderIn, type Loss } from '../review/grades.ts';
import { type Expected, expectedAfter } from '../testing/brute-force.ts';
import { lastDecision } from '../testing/endings.ts';
import {
  CORRESPONDANCES,
  type Decision,
  decisionAfter,
  METRO,
  optionsOf,
  twinOf,
} from '../testing/positions.ts';
import { isClear, isOpenGame, type PuzzleDepth } from './depths.ts';
import { prospect } from './mine.ts';
import { confirm, prove } from './prove.ts';

/** As little work as shows anything. */
const SHALLOW: PuzzleDepth = {
  mine: 20,
  check: 30,
  prove: 60,
  compare: 6,
  rounds: [8, 24],
  show: 8,
};

/** Random games of Metro up to one of the last decisions. */
function endings(players: number, count: number): Decision[] {
  const options = optionsOf(METRO.game, { players });
  return Array.from({ length: count }, (_, i) => lastDecision(options, `puzzle ${i}`, 3)).filter(
    (decision) => decision !== undefined,
  );
}

const loss = (best: Expected, other: Expected, seat: number): Loss => ({
  points: lead(best.scores, seat) - lead(other.scores, seat),
  win: nth(best.wins, seat) - nth(other.wins, seat),
});

describe('near the end', () => {
  it.each([2, 3, 4])('a move is proven if it is the best by brute force, %i players', (players) => {
    let proven = 0;
    for (const { state, seat, view } of endings(players, 60)) {
      const blunder = blunderIn(calibrationKey(METRO, view.known));
      const outcomes = view.legal.map((code) => expectedAfter(METRO.game, state, code));
      for (const [index, code] of view.legal.entries()) {
        const own = nth(outcomes, index);
        const others = outcomes.filter((_, other) => other !== index);
        const losses = others.map((other) => loss(own, other, seat));
        const least: Loss = {
          points: Math.min(...losses.map(({ points }) => points)),
          win: Math.min(...losses.map(({ win }) => win)),
        };
        const worst = Math.min(...others.map(({ wins }) => nth(wins, seat)));
        const isBest = least.win > 1e-9 || (least.win > -1e-9 && least.points > 1e-9);
        const isPuzzle = isBest && isClear(least, blunder) && isOpenGame(nth(own.wins, seat), worst, players);
        const proof = prove(METRO, view, code, 'test', SHALLOW);
        expect(proof !== undefined).toBe(isPuzzle);
        if (proof === undefined) continue;
        proven++;
        expect(proof.proved).toBe(0);
        expect(proof.margin.points).toBeCloseTo(Math.max(0, least.points), 6);
        expect(proof.margin.win).toBeCloseTo(Math.max(0, least.win), 6);
        expect(confirm(METRO, view, code, proof.margin, 'again', SHALLOW)).toEqual(proof.margin);
        const more = { ...proof.margin, points: proof.margin.points + 1 };
        expect(confirm(METRO, view, code, more, 'again', SHALLOW)).toBeUndefined();
      }
    }
    expect(proven).toBeGreaterThan(0);
  });
});

describe('twins that the seat on turn cannot tell apart', () => {
  it.each([
    ['Metro', METRO, { players: 2 }],
    ['companies', METRO, { players: 3, with: ['companies'] }],
    ['Correspondances', CORRESPONDANCES, {}],
  ] as const)('are the same puzzle, or none: %s', (name, subject, input) => {
    const options = optionsOf(subject.game, input);
    let different = 0;
    for (let i = 0; i < 3; i++) {
      const rng = new SeededRng(`${name} ${i}`);
      const decision = decisionAfter(subject.game, options, rng, 110);
      if (decision === undefined) continue;
      const state = twinOf(subject.game, decision, rng);
      if (!equals(decision.state, state)) different++;
      const twin = viewOf(subject.game, state, decision.seat);
      const found = prospect(subject, decision.view, SHALLOW, 'test');
      expect(prospect(subject, twin, SHALLOW, 'test')).toBe(found);
      const code = found ?? nth(decision.view.legal, 0);
      const proof = prove(subject, decision.view, code, 'test', SHALLOW);
      expect(prove(subject, twin, code, 'test', SHALLOW)).toEqual(proof);
      const nothing = { points: 0, win: 0 };
      const margin = confirm(subject, decision.view, code, nothing, 'test', SHALLOW);
      expect(confirm(subject, twin, code, nothing, 'test', SHALLOW)).toEqual(margin);
    }
    // Equal twins would prove nothing.
    expect(different).toBeGreaterThan(0);
  });
});
