/** What holds for every agent in every game. */
import { SeededRng } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { playMatch } from './arena/match.ts';
import { GAMES, playable } from './games.ts';
import { margin } from './margin.ts';
import { shareWin } from './playout-value.ts';
import { type AgentSpec, createAgent, formatAgentSpec } from './spec.ts';
import { CASES, decisionAfter, METRO, optionsOf } from './testing/positions.ts';

const SPECS: readonly AgentSpec[] = [
  { kind: 'random' },
  { kind: 'rollout', playouts: 3 },
  { kind: 'search', budget: { playouts: 3 } },
  ...[1, 2, 3, 4, 5].map((level) => ({ kind: 'level' as const, level })),
];

describe("the computer's games", () => {
  it('are found by name', () => {
    for (const subject of GAMES) expect(playable(subject.game.meta.id)).toBe(subject);
    expect(playable('chess')).toBeUndefined();
  });
});

describe.each(SPECS.map((spec) => [formatAgentSpec(spec), spec] as const))('%s', (name, spec) => {
  it('chooses a legal action in every game, and takes a single one', async () => {
    for (const [id, subject, options] of CASES) {
      const rng = new SeededRng(`${name} ${id}`);
      const { view } = decisionAfter(subject.game, options, rng, 10 + rng.below(60))!;
      const agent = createAgent(subject, spec, id);
      expect(view.legal).toContain(await agent.choose(view));
      const [only] = view.legal;
      expect(await agent.choose({ ...view, legal: [only] })).toBe(only);
    }
  });

  it('plays a game to its end', async () => {
    const options = optionsOf(METRO.game, { players: 3, with: ['central-stations'], hand: 2 });
    const agents = [0, 1, 2].map((seat) => createAgent(METRO, spec, `${name} ${seat}`));
    // Illegal moves would throw.
    const scores = await playMatch(METRO.game, options, agents, new SeededRng(name));
    expect(scores).toHaveLength(3);
    expect(Math.min(...scores)).toBeGreaterThan(0);
  });
});

describe('a result', () => {
  it.each([
    [[7], [1], [7]],
    [
      [7, 3],
      [1, 0],
      [4, -4],
    ],
    [
      [5, 5],
      [0.5, 0.5],
      [0, 0],
    ],
    [
      [5, 9, 9],
      [0, 0.5, 0.5],
      [-4, 0, 0],
    ],
    [
      [-2, -2, -2],
      [1 / 3, 1 / 3, 1 / 3],
      [0, 0, 0],
    ],
  ])('of %j points shares the win, and tells who is ahead by how much', (scores, wins, margins) => {
    const shared = new Float64Array(scores.length);
    shareWin(Float64Array.from(scores), shared);
    expect(Array.from(shared)).toEqual(wins);
    expect(scores.map((_, seat) => margin(scores, seat))).toEqual(margins);
  });
});
