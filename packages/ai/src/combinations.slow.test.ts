/** In every legal combination of options of every game, agents play legal actions only. */
import { type AnyGame, type Code, SeededRng } from '@guimard/engine/kit';
import { describe, expect, it, vi } from 'vitest';
import { GAMES, type Playable } from './games.ts';
import { Search } from './search.ts';
import { type AgentSpec, createAgent } from './spec.ts';
import { type Decision, decisionAfter } from './testing/positions.ts';

vi.setConfig({ testTimeout: 120_000 });

/** Openings, middles and ends of games. */
const MAX_ACTIONS = 120;
const GREEDY: AgentSpec = { kind: 'level', level: 1 };
const ROLLOUT: AgentSpec = { kind: 'rollout', playouts: 2 };
const SEARCH: AgentSpec = { kind: 'search', budget: { playouts: 3 } };

/**
 * Level 1 plays in every combination, rollouts and the search in one of three, so that all values of all options get
 * their turn with each. The searching agent is slow to create, since it prepares for endings.
 */
function specsAt(index: number): readonly AgentSpec[] {
  return [GREEDY, ...(index % 3 === 0 ? [ROLLOUT] : []), ...(index % 23 === 0 ? [SEARCH] : [])];
}

function searched({ game, policy }: Playable, { view }: Decision, rng: SeededRng): Code[] {
  const search = new Search(game, policy, game.optionsOf(view.known), rng, 4096);
  search.begin(view);
  search.run(2);
  return [search.best(), ...search.candidates().map(({ code }) => code)];
}

/** Illegal choices at some position of a random game with these options. */
async function illegalChoices(subject: Playable, options: object, index: number): Promise<Code[]> {
  const { game } = subject;
  const rng = new SeededRng(`${game.meta.id} ${index}`);
  const decision =
    decisionAfter(game, options, rng, rng.below(MAX_ACTIONS)) ?? decisionAfter(game, options, rng, 0);
  if (decision === undefined) throw new Error('a game without a decision');
  const { view } = decision;
  const chosen = index % 3 === 1 ? searched(subject, decision, rng) : [];
  for (const spec of specsAt(index)) chosen.push(await createAgent(subject, spec, `${index}`).choose(view));
  return chosen.filter((code) => !view.legal.includes(code));
}

const groupsOf = (game: AnyGame): Map<string, object[]> =>
  Map.groupBy(game.combinations(), (options) => {
    const { with: names = [], players } = options as { with?: readonly string[]; players: number };
    return names.length === 0 ? `${players} players, no module` : names.join(' + ');
  });

describe.each(GAMES.map((subject) => [subject.game.meta.id, subject] as const))('%s', (_, subject) => {
  const groups = groupsOf(subject.game);
  let index = 0;

  it.each([...groups.keys()])('%s', async (name) => {
    for (const options of groups.get(name) ?? [])
      expect([options, await illegalChoices(subject, options, index++)]).toEqual([options, []]);
  });

  it('cover all combinations', () => {
    expect(index).toBe([...subject.game.combinations()].length);
  });
});
