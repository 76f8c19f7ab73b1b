/** Searching pays. With playouts and a seed, so that the same games are played every time. */
import { SeededRng } from '@guimard/engine/kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playMatch } from './arena/match.ts';
import { type AgentSpec, createAgent } from './spec.ts';
import { METRO, optionsOf, useClock } from './testing/positions.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The margin of the first, in games with the same draws, each seat in turn. */
async function margins(one: AgentSpec, other: AgentSpec, pairs: number): Promise<number[]> {
  const options = optionsOf(METRO.game, { players: 2, first: 0 });
  const all: number[] = [];
  for (let game = 0; game < pairs * 2; game++) {
    const pair = game >> 1;
    const agents = [createAgent(METRO, one, `one ${game}`), createAgent(METRO, other, `other ${game}`)];
    const isSwapped = game % 2 === 1;
    if (isSwapped) agents.reverse();
    const scores = await playMatch(METRO.game, options, agents, new SeededRng(`draws ${pair}`));
    all.push(isSwapped ? scores[1] - scores[0] : scores[0] - scores[1]);
  }
  return all;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('of two players', () => {
  it('a greedy one (level 4) beats a careless one, every time', async () => {
    const games = await margins({ kind: 'level', level: 4 }, { kind: 'random' }, 2);
    expect(games.map((margin) => margin > 0)).toEqual([true, true, true, true]);
  });

  it('a practised one (level 5) beats a child (level 1), every time', async () => {
    const games = await margins({ kind: 'level', level: 5 }, { kind: 'level', level: 1 }, 2);
    expect(games.map((margin) => margin > 0)).toEqual([true, true, true, true]);
  });

  it('a searching one clearly beats plain rollouts with as many playouts', async () => {
    useClock(0.01);
    const games = await margins(
      { kind: 'search', budget: { playouts: 200 } },
      { kind: 'rollout', playouts: 200 },
      1,
    );
    expect(Math.min(...games)).toBeGreaterThan(20);
  });
});
