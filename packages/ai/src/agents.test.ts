import { CHANCE, chooseOutcome, OVER, SeededRng, viewOf } from '@guimard/engine/kit';
import { type MetroState, metro } from '@guimard/engine/metro';
import { describe, expect, it } from 'vitest';
import type { Agent } from './agent.ts';
import { randomAgent } from './random.ts';
import { rolloutAgent } from './rollout.ts';

const OPTIONS = { players: 2, first: 0, rotate: false, hand: 1, exclusive: false, corners: false, with: [] };

/** Plays one game and answers the margin of the first agent. */
async function playMatch(agents: readonly Agent<MetroState>[], seed: string): Promise<number> {
  const rng = new SeededRng(seed);
  const scratch = new Int32Array(metro.meta.maxLegal);
  const s = metro.create(OPTIONS);
  for (let mover = metro.toMove(s); mover !== OVER; mover = metro.toMove(s)) {
    if (mover === CHANCE) {
      metro.play(s, chooseOutcome(metro, s, rng, scratch));
      continue;
    }
    const view = viewOf(metro, s, mover);
    const code = await agents[mover].choose(view);
    expect(view.legal).toContain(code);
    metro.play(s, code);
  }
  return s.points[0] - s.points[1];
}

describe('agents', () => {
  it('play legal actions only, and thinking pays: rollouts beat random play every time', async () => {
    for (let game = 0; game < 5; game++) {
      const agents = [
        rolloutAgent(metro, new SeededRng(game), 200),
        randomAgent<MetroState>(new SeededRng(game)),
      ];
      expect(await playMatch(agents, `game ${game}`)).toBeGreaterThan(0);
    }
  });

  it('choose the same for the same view and seed, whatever they cannot see', async () => {
    const rng = new SeededRng('twins');
    const scratch = new Int32Array(metro.meta.maxLegal);
    const s = metro.create(OPTIONS);
    while (s.laid < 20) {
      metro.play(s, metro.toMove(s) === CHANCE ? chooseOutcome(metro, s, rng, scratch) : metro.pick(s, rng));
    }
    while (metro.toMove(s) === CHANCE) metro.play(s, chooseOutcome(metro, s, rng, scratch));
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
