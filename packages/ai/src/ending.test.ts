/** Solved endings, compared with brute force. */
import { type AnyGame, SeededRng } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { pebbles } from '../../engine/src/kit/testing/pebbles.ts';
import { Ending } from './ending.ts';
import { expectedAfter, isBetter } from './testing/brute-force.ts';
import { lastDecision } from './testing/endings.ts';
import { type Decision, decisionAfter, METRO, optionsOf } from './testing/positions.ts';

const { game } = METRO;

function expectSolved(decision: Decision, seed: string): void {
  const { state, seat, view } = decision;
  const solved = new Ending(game, game.optionsOf(state)).solve(view, new SeededRng(seed));
  expect(solved?.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual(
    view.legal.toSorted((a, b) => a - b),
  );
  const tried = solved!.map(({ code }) => expectedAfter(game, state, code));
  solved!.forEach(({ scores, wins }, i) => {
    scores.forEach((score, other) => {
      expect(score).toBeCloseTo(tried[i].scores[other], 6);
      expect(wins[other]).toBeCloseTo(tried[i].wins[other], 6);
    });
    // Best first.
    if (i > 0) expect(isBetter(tried[i], tried[i - 1], seat)).toBe(false);
  });
}

describe('an ending that is solved', () => {
  it.each([
    ['one tile in hand', { players: 2 }, 3],
    ['two tiles in hand (V2)', { players: 2, hand: 2 }, 3],
    ['three tiles in hand (V2)', { players: 2, hand: 3 }, 3],
    ['any rotation (V1)', { players: 2, rotate: true, hand: 2 }, 3],
    ['exclusive score track (V3)', { players: 2, exclusive: true, hand: 2 }, 3],
    ['three players', { players: 3 }, 3],
    ['central stations', { players: 2, with: ['central-stations'] }, 2],
    ['alone', { players: 1, with: ['solo'] }, 4],
    // With V1 tiles are of few kinds: some are more likely to be drawn than others.
    ['alone, any rotation (V1)', { players: 1, with: ['solo'], rotate: true }, 4],
    ['alone, hard', { players: 1, with: ['solo'], side: 'hard' }, 4],
  ])('is what trying everything gives: %s', (name, input, left) => {
    const options = optionsOf(game, { first: 0, ...input });
    let found = 0;
    for (let i = 0; i < 30; i++) {
      const seed = `${name} ${i}`;
      const decision = lastDecision(options, seed, left);
      if (decision === undefined) continue;
      expectSolved(decision, seed);
      found++;
    }
    expect(found).toBeGreaterThan(2);
  });
});

describe('an ending that is not solved', () => {
  const solveAfter = (subject: AnyGame, options: object, seed: string, actions: number): unknown => {
    const rng = new SeededRng(seed);
    const decision = decisionAfter(subject, options, rng, actions);
    if (decision === undefined) throw new Error('the game is over');
    return new Ending(subject, options).solve(decision.view, rng);
  };

  it('has hidden information: tiles in the pile and in a hand', () => {
    for (let seed = 0; seed < 12; seed++)
      expect(solveAfter(game, optionsOf(game, { players: 2 }), `pile ${seed}`, 80)).toBeUndefined();
  });

  it('has hidden information: shares in companies', () => {
    const options = optionsOf(game, { players: 3, with: ['companies'] });
    for (let seed = 0; seed < 12; seed++)
      expect(solveAfter(game, options, `shares ${seed}`, 120)).toBeUndefined();
  });

  it('has hidden information: a card, in an unknown game', () => {
    const options = { players: 4, heap: 9, tags: [] };
    for (let seed = 0; seed < 12; seed++)
      expect(solveAfter(pebbles, options, `card ${seed}`, 4)).toBeUndefined();
  });

  // By the number of moves early in the game, by that of positions later.
  it.each([20, 112])('is too far from the end, though nothing is hidden: after %d actions', (actions) => {
    const options = optionsOf(game, { players: 1, with: ['solo'] });
    expect(solveAfter(game, options, 'far', actions)).toBeUndefined();
  });
});
