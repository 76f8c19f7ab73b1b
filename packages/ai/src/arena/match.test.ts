import { type AnyGame, CHANCE, SeededRng } from '@guimard/engine/kit';
import { describe, expect, it } from 'vitest';
import { playable } from '../games.ts';
import { randomAgent } from '../random.ts';
import { createAgent } from '../spec.ts';
import { playMatch } from './match.ts';
import { agentSeed, chanceSeed, Schedule } from './schedule.ts';

const { game } = playable('metro')!;

function optionsOf(input: object): object {
  const options = game.options(input);
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

describe('the games of a deal', () => {
  it.each([2, 3])('have the same draws for %d players, and the agents differ', async (players) => {
    const schedule = new Schedule(2, players, 2);
    const draws: string[] = [];
    const words: string[] = [];
    for (let index = 0; index < schedule.games; index++) {
      const drawn: string[] = [];
      const said: string[] = [];
      const watched: AnyGame = {
        ...game,
        play(s, code, emit) {
          (game.toMove(s) === CHANCE ? drawn : said).push(game.format(game.decode(s, code)));
          game.play(s, code, emit);
        },
      };
      const fixture = schedule.fixture(index);
      const agents = fixture.seating.map((which, seat) =>
        which === 0
          ? createAgent(playable('metro')!, { kind: 'rollout', playouts: 2 }, agentSeed('s', fixture, seat))
          : randomAgent(new SeededRng(agentSeed('s', fixture, seat))),
      );
      const chance = new SeededRng(chanceSeed('s', fixture.deal));
      const scores = await playMatch(watched, optionsOf({ players }), agents, chance);
      expect(scores).toHaveLength(players);
      draws.push(drawn.join(' '));
      words.push(said.join(' '));
    }
    expect(new Set(draws.slice(0, players)).size).toBe(1);
    expect(new Set(draws.slice(players)).size).toBe(1);
    expect(draws[0]).not.toBe(draws[players]);
    expect(new Set(words).size).toBe(schedule.games);
  });

  it('end at once when an agent chooses an illegal move', async () => {
    const liar = { choose: async () => -1 };
    const match = playMatch(game, optionsOf({ players: 2 }), [liar, liar], new SeededRng(1));
    await expect(match).rejects.toThrow('chose -1: not legal');
  });
});
