import { GAMES, playable } from '@guimard/ai';
import { dailyOn } from '@guimard/ai/daily';
import { CHANCE, codeOf, type Log, SeededRng, Session, viewOf } from '@guimard/engine/kit';
import { verifyDeal } from '@guimard/protocol';
import { expect, test } from 'vitest';
import { hashOfGame, judge } from './judge.ts';
import { playDaily } from './testing/played.ts';

const WEEK = Array.from({ length: 7 }, (_, i) => `2026-11-${15 + i}`);
const on = (date: string) => dailyOn(date, GAMES)!;
/** A Monday: Metro for two. */
const MONDAY = '2026-11-16';
const honest = await playDaily(MONDAY, 'honest');
const verdict = (log: Log, date = MONDAY) => judge(on(date), log);
const refused = (code: string, params: object = {}) => ({ ok: false, error: { code, params } });

/** The game after these actions, dealt as it should be, to its end. */
function playOn(actions: readonly string[]): Log {
  const { game } = playable('metro')!;
  const begun = { ...honest, actions };
  const session = Session.open(game, begun);
  const dealer = verifyDeal(game, begun, on(MONDAY).deal);
  if (!session.ok || !dealer.ok) throw new Error('it cannot begin like this');
  const { state } = session.value;
  const rng = new SeededRng('forger');
  while (!session.value.isOver)
    session.value.play(game.toMove(state) === CHANCE ? dealer.value.draw(state) : game.pick(state, rng));
  return session.value.log;
}

/** Who makes each action. */
function moversOf(log: Log): number[] {
  const { game } = playable(log.game)!;
  const state = game.create(on(MONDAY).options);
  return log.actions.map((word) => {
    const mover = game.toMove(state);
    game.play(state, codeOf(game, state, word));
    return mover;
  });
}

test.each(WEEK)('an honest game of %s counts', async (date) => {
  const log = await playDaily(date, date);
  const judged = await verdict(log, date);
  expect(judged).toMatchObject({ ok: true });
  const { scores, margin } = judged.ok ? judged.value : { scores: [], margin: 0 };
  expect(margin).toBe(scores.length === 1 ? scores[0] : scores[0] - Math.max(...scores.slice(1)));
});

test('a game of another day does not', async () => {
  expect(await verdict(await playDaily('2026-11-23', 'next'))).toMatchObject(
    refused('dayNotAsDealt', { number: 1 }),
  );
  expect(await verdict(honest, '2026-11-17')).toMatchObject(refused('dayOfOtherGame'));
});

test.each([
  ['another game', { game: 'correspondances' }],
  ['an unknown game', { game: 'chess' }],
  ['other options', { options: { ...honest.options, hand: 2 } }],
  ['more players', { options: { ...honest.options, players: 3 } }],
  ['options that are none', { options: { players: 'all' } }],
])('%s is refused', async (_what, part) => {
  expect(await verdict({ ...honest, ...part })).toMatchObject(refused('dayOfOtherGame'));
});

test('options that are left out have their defaults, as at a table', async () => {
  const { first, players } = honest.options;
  expect((await verdict({ ...honest, options: { first, players } })).ok).toBe(true);
});

test('rules of another version are refused', async () => {
  expect(await verdict({ ...honest, rules: 99 })).toMatchObject({ ok: false });
});

test('a draw that was not dealt is refused', async () => {
  const movers = moversOf(honest);
  const draws = honest.actions.flatMap((action, at) => (movers[at] === CHANCE ? [{ action, at }] : []));
  for (const { action, at } of draws.filter((_, i) => i % 8 === 1)) {
    const other = draws.find((draw) => draw.action !== action && /^[a-d]{4}$/.test(draw.action))!;
    const forged = { ...honest, actions: honest.actions.with(at, other.action) };
    expect(await verdict(forged)).toMatchObject(refused('dayNotAsDealt', { number: at + 1 }));
  }
});

test("a move that is not the computer's own is refused", async () => {
  const movers = moversOf(honest);
  const { game } = playable('metro')!;
  const state = game.create(on(MONDAY).options);
  let tried = 0;
  for (const [at, word] of honest.actions.entries()) {
    const legal = movers[at] === 1 ? viewOf(game, state, 1).legal : [];
    const words = legal.map((code) => game.format(game.decode(state, code)));
    const other = words.find((action) => action !== word);
    if (other !== undefined && tried++ % 9 === 0) {
      const begun = [...honest.actions.slice(0, at), other];
      const forged = playOn(begun);
      expect(await verdict(forged)).toMatchObject(refused('dayOtherOpponent', { number: at + 1 }));
    }
    game.play(state, codeOf(game, state, word));
  }
  expect(tried).toBeGreaterThan(9);
});

test.each([
  ['a game that is not over', honest.actions.slice(0, -1), 'gameNotOver'],
  ['no game at all', [], 'gameNotOver'],
])('%s is refused', async (_what, actions, code) => {
  expect(await verdict({ ...honest, actions })).toMatchObject(refused(code));
});

test('moves after the end, illegal moves and junk are refused', async () => {
  for (const actions of [
    [...honest.actions, 'pass'],
    honest.actions.with(10, ''),
    honest.actions.with(10, '\u0000'),
    Array.from({ length: 1_500 }, () => 'aaaa'),
  ])
    expect((await verdict({ ...honest, actions })).ok).toBe(false);
});

test('other requests are served while a game is checked', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const log = await playDaily('2026-11-19', 'busy');
  turns = 0;
  await verdict(log, '2026-11-19');
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('the same game has the same hash, and another has another', () => {
  expect(hashOfGame({ ...honest, rules: 1 })).toBe(hashOfGame(honest));
  expect(hashOfGame({ ...honest, actions: honest.actions.slice(0, -1) })).not.toBe(hashOfGame(honest));
});
