import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@guimard/ai';
import { dailyOn } from '@guimard/ai/daily';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../../server/src/daily/judge.ts';
import { run } from '../testing/run.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guimard-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A Monday: Metro for two. */
const DAILY = ['--daily', '2026-11-16'];
/** Every cell, again and again: one of them is legal for any tile. */
const SWEEPS = Array.from({ length: 64 }, (_, cell) => `${cell >> 3}${cell & 7}\n`)
  .join('')
  .repeat(60);
const RANDOM = ['--seat', 'random', '--seat', 'random'];

const textOf = ({ out }: { readonly out: string }) => out.trimEnd().split('\n').at(-1)!;
const tilesIn = (text: string) =>
  text
    .split('/')[2]!
    .split('.')
    .filter((word) => /^[a-d]{4}$/.test(word));

it('deals the same tiles in the same order, whatever the players do', async () => {
  const play = async (deal: string) => textOf(await run(['play', ...RANDOM, '--deal', deal]));
  const [one, other, another] = [await play('ours'), await play('ours'), await play('theirs')];
  expect(other).not.toBe(one);
  const tiles = [one, other].map(tilesIn);
  const shared = Math.min(...tiles.map(({ length }) => length));
  expect(shared).toBeGreaterThan(20);
  expect(tiles[0]!.slice(0, shared)).toEqual(tiles[1]!.slice(0, shared));
  expect(tilesIn(another).slice(0, shared)).not.toEqual(tiles[0]!.slice(0, shared));
  expect((await run(['verify', '-', '--deal', 'ours'], one)).status).toBe(0);
});

it('computers with levels play the same game again', async () => {
  const play = () => run(['play', '--seat', 'level:1', '--seat', 'level:2', '--deal', 'ours']);
  expect(await play()).toEqual(await play());
});

it('plays the deal of the day, with its own opponent, as a server would have it', async () => {
  const file = join(folder, 'day.json');
  const played = await run(['play', ...DAILY, '--save', file], SWEEPS);
  expect(played).toMatchObject({ status: 0, err: '' });
  expect(played.out).toContain('computer, level 5');
  const log = JSON.parse(await readFile(file, 'utf8'));
  expect(await judge(dailyOn('2026-11-16', GAMES)!, log)).toMatchObject({ ok: true });
  expect((await run(['verify', file, '--deal', 'daily/2026-11-16'])).status).toBe(0);
});

it('goes on with the same tiles', async () => {
  const file = join(folder, 'half.json');
  const half = await run(['play', ...DAILY, '--save', file], SWEEPS.slice(0, 60));
  expect(textOf(half)).toContain(`--resume ${file} --daily 2026-11-16`);
  const rest = await run(['play', '--resume', file, ...DAILY], SWEEPS);
  expect((await run(['verify', '-', '--deal', 'daily/2026-11-16'], textOf(rest))).status).toBe(0);
  // Another deal has other tiles, another day another game.
  expect(await run(['play', '--resume', file, '--deal', 'ours'])).toMatchObject({
    status: 1,
    err: expect.stringContaining('was not dealt as "ours"'),
  });
  expect(await run(['play', '--resume', file, '--daily', '2026-11-17'])).toMatchObject({
    status: 1,
    err: expect.stringContaining('another game'),
  });
});

it.each([
  [['--daily', 'yesterday'], 'today or a date'],
  [['--daily', '2026-02-30'], 'today or a date'],
  [[...DAILY, '--seat', 'human'], '--seat and --daily'],
  [[...DAILY, '--players', '3'], '--players and --daily'],
  [[...DAILY, '--deal', 'ours'], '--deal and --daily'],
  [['--deal', 'ours', '--seed', 'mine'], '--seed and --deal'],
])('%j is refused', async (flags, reason) => {
  expect(await run(['play', ...flags])).toMatchObject({ status: 2, err: expect.stringContaining(reason) });
});
