import { describe, expect, it } from 'vitest';
import { run, runProcess } from '../testing/run.ts';

const arena = (args: string) => run(['arena', ...args.split(' ')]);

/** Without the duration. */
async function results(args: string): Promise<unknown> {
  const { status, out, err } = await arena(`${args} --json`);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return JSON.parse(out, (key, value) => (key === 'msPerMove' ? undefined : value));
}

describe('guimard arena', () => {
  it('prints a table', async () => {
    expect((await arena('random random --deals 50 --seed table --jobs 1')).out).toMatchInlineSnapshot(`
      "100 games of Metro: 50 deals, seed table
      players 2, first random, rotate false, hand 1, exclusive false, corners false

      pairing            games  won/tied/lost           win share %           mean margin  Elo difference
      random – random#2    100        53/1/46  53.50 [43.78, 62.96]  +2.55 [−4.50, +9.94]  +24 [−43, +92]

      agent                Elo
      random    +12 [−19, +43]
      random#2  −12 [−43, +19]
      "
    `);
  });

  it('puts one against many at a larger table', async () => {
    expect((await arena('random random --games 10 --players 4 --jobs 1')).out).toMatchInlineSnapshot(`
      "12 games of Metro: 3 deals, seed 1
      players 4, first random, rotate false, hand 1, exclusive false, corners false

      pairing                games  won/tied/lost         win share %             mean margin  Elo difference
      random – 3 × random#2     12         0/0/12  0.00 [0.00, 56.15]  −12.19 [−19.33, −4.92]         > −6334
      (equals win 25.00 %)

      agent     Elo
      random    < 0
      random#2  > 0
      "
    `);
  });

  it('compares agents in solo games', async () => {
    expect(
      (await arena('random random --deals 5 --seed other --preset solo --jobs 1')).out,
    ).toMatchInlineSnapshot(`
      "10 games of Metro: 5 deals, seed other
      players 1, first random, rotate false, hand 2, exclusive false, corners false, with solo, side normal

      agent     games           mean score  error              × random
      random        5  11.00 [8.00, 14.00]   1.79  1.000 [1.000, 1.000]
      random#2      5   9.40 [7.20, 12.20]   1.40  0.855 [0.562, 1.455]
      "
    `);
  });

  it.each(['--deals 2', '--deals 1 --players 3'])(
    'gives the same results however many games are played at a time: %s',
    async (flags) => {
      const args = `random random random ${flags}`;
      expect(await results(`${args} --jobs 2`)).toEqual(await results(`${args} --jobs 1`));
    },
  );

  it('finds that searching pays, as a process', async () => {
    const { status, out, err } = await runProcess([
      'arena',
      'rollout:20',
      'random',
      '--deals',
      '5',
      '--json',
    ]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const estimate = { value: expect.any(Number), low: expect.any(Number), high: expect.any(Number) };
    const told = JSON.parse(out);
    expect(told).toMatchObject({
      game: 'metro',
      options: { players: 2 },
      seed: '1',
      deals: 5,
      games: 10,
      pairings: [{ a: 'rollout:20', b: 'random', games: 10, fair: 0.5, share: estimate, margin: estimate }],
      agents: [{ name: 'rollout:20' }, { name: 'random' }],
    });
    expect(told.pairings[0].margin.value).toBeGreaterThan(0);
    for (const { moves } of told.agents) expect(moves).toBeGreaterThan(100);
    // Processor time is counted in ticks: the random agent may need none.
    expect(told.agents[0].msPerMove).toBeGreaterThan(told.agents[1].msPerMove);
  });
});
