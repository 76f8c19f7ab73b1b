import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, CHANCE, makeText, newLog, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { Dealer, type DrawKind, drawsOf, hashOf, linkOf, type Seed } from '@guimard/protocol';
import { describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';

const SEED = '0f'.repeat(32);
const any: AnyGame = metro;

/** A game as a server plays it. */
function exported(kind: DrawKind, shares: readonly Seed[] = []) {
  const options = metro.options({ players: 2 });
  const session = options.ok ? Session.open(metro, newLog(metro, options.value)) : options;
  if (!session.ok) throw new Error(session.error.code);
  const seeds: (Seed & { hash?: string })[] = [{ from: 0, seed: SEED, hash: hashOf(SEED) }, ...shares];
  const [draws, players] = [drawsOf(any, seeds, kind), new SeededRng('players')];
  const { state } = session.value;
  while (!session.value.isOver)
    session.value.play(any.toMove(state) === CHANCE ? draws.draw(state) : any.pick(state, players));
  return { log: session.value.log, seeds, ...(kind === undefined ? {} : { draws: kind }) };
}

const person = (chain: string) => ({ kind: 'person', commitment: linkOf(chain, 0) });
const game = exported(undefined);
const verify = (input: unknown, ...flags: readonly string[]) =>
  run(['verify', '-', ...flags], typeof input === 'string' ? input : JSON.stringify(input));
const withAction = (at: number, word: string) => ({
  ...game,
  log: { ...game.log, actions: game.log.actions.with(at, word) },
});
/** `first…`, then the two hands. */
const FIRST_TILE = 1;
const otherTile = game.log.actions[FIRST_TILE] === 'aacb' ? 'cbaa' : 'aacb';

describe('guimard verify', () => {
  it('confirms an honest game in a sentence', async () => {
    expect(await verify(game)).toEqual({
      status: 0,
      out: "All 61 draws follow from the seed, and the seed is the one that was promised.\nNo player's program contributed, so whoever runs the server could have chosen them.\n",
      err: '',
    });
  });

  it('says who contributed to the draws, and refuses what nobody has promised', async () => {
    const chains = ['anna', 'hector'].map(hashOf);
    const shares = chains.map((chain, seat) => {
      const seed = linkOf(chain, 1);
      return { from: 0, seed, hash: hashOf(seed), seat };
    });
    const dealt = { ...exported('piles', shares), seats: [person(chains[0]), person(chains[1])] };
    const { out } = await verify(dealt);
    expect(out).toContain("They follow from the server's seed and contributions from seats 1, 2.\n");
    const silent = {
      ...exported('piles', shares.slice(0, 1)),
      seats: [person(chains[0]), { kind: 'person' }],
    };
    expect((await verify(silent)).out).toContain('from seat 1.\nNo contribution came from seat 2.\n');
    expect(await verify({ ...dealt, seats: [person(chains[1]), person(chains[1])] })).toMatchObject({
      status: 1,
      err: 'guimard verify: seed 1 is not what seat 1 had promised to contribute\n',
    });
    expect((await verify({ ...dealt, seeds: dealt.seeds.slice(0, 2) })).err).toContain('does not follow');
    expect((await verify({ ...dealt, seats: [{}] })).err).toContain('each of "seats" must have a "kind"');
  });

  it('confirms a game whose piles have random numbers of their own, and not as one without', async () => {
    const piles = exported('piles');
    expect(await verify(piles)).toEqual(await verify(game));
    expect((await verify({ ...piles, draws: undefined })).status).toBe(1);
    expect((await verify({ ...piles, draws: 'dice' })).err).toContain(
      'cannot verify draws of the kind "dice"',
    );
  });

  it('checks a game against the name of its deal', async () => {
    const session = Session.open(any, { ...game.log, actions: [] });
    if (!session.ok) throw new Error(session.error.code);
    const [dealer, players] = [new Dealer(any, 'ours'), new SeededRng('players')];
    const { state } = session.value;
    while (!session.value.isOver)
      session.value.play(any.toMove(state) === CHANCE ? dealer.draw(state) : any.pick(state, players));
    const { log } = session.value;
    expect(await verify(log, '--deal', 'ours')).toEqual({
      status: 0,
      out: 'All 61 draws are those of the deal "ours".\n',
      err: '',
    });
    expect(await verify(makeText(log), '--deal', 'ours', '--json')).toMatchObject({ status: 0 });
    expect(await verify(log, '--deal', 'theirs')).toMatchObject({
      status: 1,
      err: expect.stringContaining('does not follow from the deal, which says'),
    });
    expect((await verify(log, '--deal', 'ours', '--hash', hashOf(SEED))).status).toBe(2);
    expect((await verify('nothing', '--deal', 'ours')).status).toBe(1);
  });

  // Each server was started again once.
  it.each([
    ['one-row', 'No player'],
    ['piles', 'No player'],
    ['shares', 'contributions from seats 1, 2.'],
  ])('still verifies a recorded game of every scheme (%s)', async (scheme, says) => {
    const path = fileURLToPath(new URL(`./fixtures/${scheme}.json`, import.meta.url));
    const { status, out } = await run(['verify', path]);
    expect([status, out]).toEqual([0, expect.stringContaining(says)]);
    const recorded = JSON.parse(readFileSync(path, 'utf8')) as { seeds: unknown[] };
    for (const i of recorded.seeds.keys())
      expect((await verify({ ...recorded, seeds: recorded.seeds.toSpliced(i, 1) })).status).toBe(1);
  });

  it('accepts a hash that was written down', async () => {
    const bare = { ...game, seeds: [{ from: 0, seed: SEED }] };
    const hash = hashOf(SEED).toUpperCase();
    expect((await verify(bare, '--hash', hash)).out).toContain('the one that was promised');
    expect((await verify(bare)).out).toMatch(/^All 61 draws follow from the seed; .*--hash\.\n/);
  });

  it('reads the format of earlier servers', async () => {
    const { log } = game;
    expect(await verify({ log, seed: SEED, seedHash: hashOf(SEED) })).toEqual(await verify(game));
    expect((await verify({ log, seed: 'another', seedHash: hashOf(SEED) })).status).toBe(1);
  });

  it('prints JSON for programs', async () => {
    expect(JSON.parse((await verify(game, '--json')).out)).toEqual({
      isHonest: true,
      draws: 61,
      isHashChecked: true,
      shared: [],
      silent: [],
      gaps: [],
      isRestored: false,
    });
    const { status, out } = await verify(withAction(FIRST_TILE, otherTile), '--json');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      isHonest: false,
      deviation: { at: FIRST_TILE, action: otherTile, expected: game.log.actions[FIRST_TILE] },
    });
  });

  it.each([
    [
      'a drawn tile exchanged',
      withAction(FIRST_TILE, otherTile),
      `action 1 (${otherTile}) does not follow from the seed, which says ${game.log.actions[1]}`,
    ],
    ['an invalid move', withAction(3, 'aaaa44'), 'action 3 (aaaa44) is refused: '],
    ['another seed', { ...game, seeds: [{ from: 0, seed: 'another' }] }, 'does not follow from the seed'],
    [
      'a seed from the middle on',
      { ...game, seeds: [{ from: 7, seed: SEED }] },
      'do not cover the whole game',
    ],
    ['invalid seeds', { ...game, seeds: [{ from: 0 }] }, 'must have a number "from"'],
    [
      'a seed that was not promised',
      { ...game, seeds: [{ from: 0, seed: 'another', hash: hashOf(SEED) }] },
      'the seed is not the one that was promised: its hash is ',
    ],
    [
      'other rules',
      { ...game, log: { ...game.log, rules: 99 } },
      'the game cannot be played: It was played with version 99',
    ],
    ['another game', { ...game, log: { ...game.log, game: 'chess' } }, 'there is no game "chess"'],
    ['no seed', { log: game.log }, 'holds no seed'],
    ['only a log', game.log, 'standard input holds no game of a server: '],
    ['no JSON', '{', 'standard input holds no JSON: '],
    ['null', 'null', 'holds no game of a server'],
  ])('refuses %s', async (_, input, says) => {
    const { status, out, err } = await verify(input);
    expect({ status, out, lines: err.split('\n').length }).toEqual({ status: 1, out: '', lines: 2 });
    expect(err).toContain(says);
  });

  it('refuses an invalid hash, and a missing file', async () => {
    expect(await verify(game, '--hash', 'xyz')).toMatchObject({ status: 2, out: '' });
    expect((await run(['verify', '/nowhere/at/all.json'])).err).toMatch(
      /^guimard verify: cannot read \/nowhere\/at\/all\.json: ENOENT/,
    );
  });
});
