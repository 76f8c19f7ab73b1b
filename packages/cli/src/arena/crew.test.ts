import { describe, expect, it } from 'vitest';
import { playAll } from './crew.ts';
import type { Brief } from './game.ts';

const brief: Brief = {
  game: 'metro',
  options: {},
  seats: 2,
  seed: '1',
  deals: 2,
  entrants: [],
  timeout: 1000,
};
const crewOf = (code: string) =>
  playAll({ brief, games: 4, jobs: 2, onPlayed: () => {}, file: new URL(`data:text/javascript,${code}`) });

describe('a thread that', () => {
  it('crashes ends the arena with its error', async () => {
    await expect(crewOf('throw new Error("out of tiles")')).rejects.toMatchObject({
      message: 'a thread of the arena crashed: out of tiles',
      cause: { message: 'out of tiles' },
    });
  });

  it('crashes later, as on an illegal move of an agent, is reported as well', async () => {
    const later = 'Promise.resolve().then(() => { throw new Error("not legal") })';
    await expect(crewOf(later)).rejects.toThrow('not legal');
  });

  it('just ends is noticed', async () => {
    await expect(crewOf('process.exit(0)')).rejects.toThrow('ended before its games were played');
  });
});
