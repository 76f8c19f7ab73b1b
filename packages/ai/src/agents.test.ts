import { CHANCE, OVER, SeededRng, viewOf } from '@guimard/engine/kit';
import { type MetroOptions, type MetroState, metro } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import type { Agent } from './agent.ts';
import { randomAgent } from './random.ts';
import { rolloutAgent } from './rollout.ts';

function optionsOf(input: object): MetroOptions {
  const options = metro.options({ first: 0, ...input });
  if (!options.ok) throw new Error(options.error.reason);
  return options.value;
}
const OPTIONS = optionsOf({ players: 2 });

/** Plays one game and answers the scores. */
async function playMatch(
  agents: readonly Agent<MetroState>[],
  seed: string,
  options = OPTIONS,
): Promise<Int32Array> {
  const rng = new SeededRng(seed);
  const s = metro.create(options);
  for (let mover = metro.toMove(s); mover !== OVER; mover = metro.toMove(s)) {
    if (mover === CHANCE) {
      metro.play(s, metro.pick(s, rng));
      continue;
    }
    const view = viewOf(metro, s, mover);
    const code = await agents[mover].choose(view);
    expect(view.legal).toContain(code);
    metro.play(s, code);
  }
  const scores = new Int32Array(metro.seats(s));
  metro.scores(s, scores);
  return scores;
}

describe('agents', () => {
  it('play legal actions only, and thinking pays: rollouts beat random play every time', async () => {
    for (let game = 0; game < 5; game++) {
      const agents = [
        rolloutAgent(metro, new SeededRng(game), 200),
        randomAgent<MetroState>(new SeededRng(game)),
      ];
      const [thinking, random] = await playMatch(agents, `game ${game}`);
      expect(thinking).toBeGreaterThan(random);
    }
  });

  it.each([
    ...metro.presets.map(({ id, options }) => [id, options] as const),
    [
      'everything',
      { players: 3, with: ['companies', 'central-stations', 'st-petersburg'], hand: 2 },
    ] as const,
  ])('play with modules: %s', async (id, options) => {
    const agents = [
      rolloutAgent(metro, new SeededRng(id), 10),
      randomAgent<MetroState>(new SeededRng(id)),
      rolloutAgent(metro, new SeededRng(id), 10),
    ];
    const checked = optionsOf(options);
    expect(await playMatch(agents, id, checked)).toHaveLength(checked.players);
  });

  it('choose the same for the same view and seed, whatever they cannot see', async () => {
    const rng = new SeededRng('twins');
    const s = metro.create(OPTIONS);
    while (s.laid < 20 || metro.toMove(s) === CHANCE) metro.play(s, metro.pick(s, rng));
    const seat = metro.toMove(s);
    const twin = metro.create(OPTIONS);
    metro.sample(viewOf(metro, s, seat), new SeededRng('hidden'), twin);
    for (const make of [
      () => rolloutAgent(metro, new SeededRng(1), 100),
      () => randomAgent(new SeededRng(1)),
    ]) {
      expect(await make().choose(viewOf(metro, twin, seat))).toBe(
        await make().choose(viewOf(metro, s, seat)),
      );
    }
  });
});
