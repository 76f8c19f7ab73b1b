import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODULE_SETS } from './testing/record.ts';
import { run } from './testing/run.ts';

const simulate = (flags: string) => run(['simulate', ...flags.split(' ')]);

describe('guimard simulate', () => {
  it('prints a table', async () => {
    expect((await simulate('--games 50 --seed table')).out).toMatchInlineSnapshot(`
      "50 games of Metro, seed table
      players 2, first random, rotate false, hand 1, exclusive false, corners false

      seat      mean  min  max  deviation     wins
      Yellow   95.06   64  148      19.93  46.00 %
      Blue    101.54   59  162      24.55  54.00 %

      mean margin              34.52
      ties                     4.00 %
      won by the first player  40.00 %
      mean number of actions   125.70
      "
    `);
  });

  it('prints JSON', async () => {
    const { out } = await simulate(
      '--games 20 --seed json --players 3 --rotate --hand 2 --exclusive --first 1 --json',
    );
    expect(out).toMatchInlineSnapshot(`
      "{"game":"metro","options":{"players":3,"first":1,"rotate":true,"hand":2,"exclusive":true,"corners":false,"with":[],"side":""},"seed":"json","games":20,"seats":[{"mean":62.7,"min":34,"max":147,"deviation":23.5841,"wins":0.25},{"mean":69.4,"min":32,"max":125,"deviation":23.5274,"wins":0.5},{"mean":61.9,"min":35,"max":94,"deviation":15.7604,"wins":0.25}],"margin":24.85,"ties":0,"firstWins":0.5,"actions":120.75}
      "
    `);
  });

  it('lists the modules in play', async () => {
    const { out } = await simulate('--games 5 --with companies,berlin --side B --players 3 --first 0');
    expect(out).toContain(', corners false, with companies + berlin, side B\n');
    expect(out).toMatch(/\nPlayer 3( +-?[\d.]+){5} %\n/);
  });

  it('leaves out the contest in solo games', async () => {
    const { out } = await simulate('--games 5 --with solo --hard');
    expect(out).toContain('players 1, first random, rotate false, hand 2,');
    expect(out).toMatch(/\nPlayer /);
    expect(out).not.toMatch(/margin|ties|first player/);
  });

  it.each(MODULE_SETS)('plays with %s', async (flags) => {
    const { status, out, err } = await simulate(`--games 2 --json ${flags}`);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ games: 2 });
  });

  it.each(['', ' --with companies,central-stations,st-petersburg', ' --preset solo'])(
    'depends on the seed alone%s',
    async (flags) => {
      const [once, again, other] = await Promise.all(
        ['a', 'a', 'b'].map((seed) => simulate(`--games 30 --seed ${seed}${flags}`)),
      );
      expect(again.out).toBe(once.out);
      expect(other.out).not.toBe(once.out.replace('seed a', 'seed b'));
    },
  );

  it('writes the last game, which replays', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'guimard-'));
    try {
      const path = join(folder, 'last.json');
      const { status } = await simulate(`--games 3 --corners --log ${path}`);
      expect(status).toBe(0);
      expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({
        game: 'metro',
        options: { corners: true },
      });
      const replayed = await run(['replay', path, '--json']);
      expect(replayed.out).toContain('"over":true');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reports a file that it cannot write', async () => {
    const { status, err } = await simulate('--games 1 --log /nowhere/at/all');
    expect(status).toBe(1);
    expect(err).toMatch(/^guimard simulate: cannot write \/nowhere\/at\/all: .*\n$/);
  });
});
