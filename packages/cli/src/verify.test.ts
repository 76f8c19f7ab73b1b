import { type AnyGame, CHANCE, makeText, newLog, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { Dealer, type DrawKind, drawsOf, hashOf } from '@guimard/protocol';
import { describe, expect, it } from 'vitest';
import { run } from './testing/run.ts';

const SEED = '0f'.repeat(32);
const any: AnyGame = metro;

/** A game as a server plays it. */
function exported(kind: DrawKind) {
  const options = metro.options({ players: 2 });
  const session = options.ok ? Session.open(metro, newLog(metro, options.value)) : options;
  if (!session.ok) throw new Error(session.error.code);
  const seeds: { from: number; seed: string; hash?: string }[] = [
    { from: 0, seed: SEED, hash: hashOf(SEED) },
  ];
  const [draws, players] = [drawsOf(any, seeds, kind), new SeededRng('players')];
  const { state } = session.value;
  while (!session.value.isOver)
    session.value.play(any.toMove(state) === CHANCE ? draws.draw(state) : any.pick(state, players));
  return { log: session.value.log, seeds, ...(kind === undefined ? {} : { draws: kind }) };
}

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
      out: 'All 61 draws follow from the seed, and the seed is the one that was promised.\n',
      err: '',
    });
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

  it('accepts a hash that was written down', async () => {
    const bare = { ...game, seeds: [{ from: 0, seed: SEED }] };
    const hash = hashOf(SEED).toUpperCase();
    expect((await verify(bare, '--hash', hash)).out).toContain('the one that was promised');
    expect((await verify(bare)).out).toMatch(/^All 61 draws follow from the seed; .*--hash\.\n$/);
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
