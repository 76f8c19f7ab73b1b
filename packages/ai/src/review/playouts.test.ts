import { copy, SeededRng, viewOf } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { CORRESPONDANCES, decisionAfter, METRO, optionsOf } from '../testing/positions.ts';
import { estimate } from './outcomes.ts';
import { Playouts } from './playouts.ts';

const TWO_PLAYERS = optionsOf(METRO.game, { players: 2, first: 0 });
const { state, seat, view } = decisionAfter(METRO.game, TWO_PLAYERS, new SeededRng('playouts'), 60)!;
const playoutsOf = (size: number): Playouts =>
  new Playouts(METRO.game, METRO.policy, TWO_PLAYERS, size, 'seed');

describe('playouts', () => {
  it('are the same each time, and do not depend on how many there are', () => {
    const two = playoutsOf(2).ofView(view);
    const three = playoutsOf(3).ofView(view);
    for (const playout of [0, 1]) expect(two.scoreOf(playout, seat)).toBe(three.scoreOf(playout, seat));
    expect(playoutsOf(3).ofView(view).mean()).toEqual(three.mean());
  });

  it('go on alike after a move, whether it was given or a quick choice', () => {
    const sampled = METRO.game.create(TWO_PLAYERS);
    METRO.game.sample(view, new SeededRng('seed/sample/0'), sampled);
    const quick = METRO.policy!.heuristic(sampled).pick(new SeededRng('seed/first/0'));
    expect(playoutsOf(1).ofView(view, quick).mean()).toEqual(playoutsOf(1).ofView(view).mean());
    const other = view.legal.find((code) => code !== quick)!;
    expect(playoutsOf(1).ofView(view, other).mean()).not.toEqual(playoutsOf(1).ofView(view).mean());
  });

  it('leave the state as it is', () => {
    const before = METRO.game.create(TWO_PLAYERS);
    copy(state, before);
    playoutsOf(2).ofState(state);
    expect(state.bytes).toEqual(before.bytes);
  });

  it('share the win where the end is not reached', () => {
    const { game, policy } = CORRESPONDANCES;
    const options = optionsOf(game, { players: 3 });
    const early = decisionAfter(game, options, new SeededRng('early'), 8)!;
    const outcomes = new Playouts(game, policy, options, 2, 'seed').ofView(
      viewOf(game, early.state, early.seat),
    );
    expect(outcomes.mean().wins).toEqual([1 / 3, 1 / 3, 1 / 3]);
    expect(outcomes.mean().points.every((points) => points > 0)).toBe(true);
  });
});

describe('an estimate', () => {
  it('has the standard error of a mean', () => {
    const values = [1, 2, 3, 6];
    const { mean, error } = estimate(4, (i) => values[i]);
    expect(mean).toBe(3);
    // Variance 14 ÷ 3, of four.
    expect(error).toBeCloseTo(Math.sqrt(14 / 3 / 4), 12);
    expect(estimate(1, () => 5)).toEqual({ mean: 5, error: Number.POSITIVE_INFINITY });
  });
});
