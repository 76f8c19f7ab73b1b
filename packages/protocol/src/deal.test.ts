import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, CHANCE, codeOf, type Log, type Rng, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Dealer } from './deal.ts';
import { verifyDeal } from './verify.ts';

function opened(game: AnyGame, log: Log): Session {
  const session = Session.open(game, log);
  if (!session.ok) throw new Error(session.error.code);
  return session.value;
}

/** Plays to the end: chance as dealt, players at random. */
function playDeal(game: AnyGame, options: Log['options'], deal: string, players: Rng): Log {
  const session = opened(game, { game: game.meta.id, rules: game.meta.rules, options, actions: [] });
  const dealer = new Dealer(game, deal);
  const { state } = session;
  while (!session.isOver)
    session.play(game.toMove(state) === CHANCE ? dealer.draw(state) : game.pick(state, players));
  return session.log;
}

const any = (game: unknown): AnyGame => game as AnyGame;
const drawn = ({ actions }: Log): string[] => actions.filter((word) => /^[a-d]{4}$/.test(word));

it('deals the same tiles in the same order, however the players play', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), (deal, one, other) => {
      const a = playDeal(any(metro), { players: 3 }, deal, new SeededRng(one));
      const b = playDeal(any(metro), { players: 3 }, deal, new SeededRng(other));
      expect(drawn(a)).toEqual(drawn(b));
    }),
    { numRuns: 20 },
  );
});

it('deals the tiles of each round of Correspondances anew, however long the rounds before it were', () => {
  /** The order and the first tiles of each round. */
  const rounds = (players: number): string[] =>
    playDeal(any(correspondances), { players: 2 }, 'rounds', new SeededRng(players))
      .actions.filter((word) => !word.startsWith('place-'))
      .join()
      .split('order-')
      .slice(1)
      .map((round) => round.split(',').slice(0, 6).join());
  const [a, b] = [rounds(1), rounds(2)];
  const shared = Math.min(a.length, b.length);
  expect(shared).toBeGreaterThan(1);
  expect(a.slice(0, shared)).toEqual(b.slice(0, shared));
});

it('deals other tiles for another name', () => {
  const tiles = ['a', 'b'].map((deal) => drawn(playDeal(any(metro), {}, deal, new SeededRng(1))).join());
  expect(new Set(tiles).size).toBe(2);
});

it.each([
  ['metro', any(metro), { players: 4, with: ['companies', 'london'] }],
  ['solo', any(metro), { players: 1, with: ['solo'] }],
  ['correspondances', any(correspondances), { players: 3 }],
] as const)('verifies a game of %s, and goes on with it from any point', (_, game, options) => {
  const log = playDeal(game, options, 'today', new SeededRng('players'));
  expect(verifyDeal(game, log, 'today').ok).toBe(true);
  expect(verifyDeal(game, log, 'tomorrow').ok).toBe(false);
  const { state } = opened(game, { ...log, actions: [] });
  for (const [at, word] of log.actions.entries()) {
    if (game.toMove(state) === CHANCE && at % 10 === 0) {
      const dealer = verifyDeal(game, { ...log, actions: log.actions.slice(0, at) }, 'today');
      expect(dealer.ok && game.format(game.decode(state, dealer.value.draw(state)))).toBe(word);
    }
    game.play(state, codeOf(game, state, word));
  }
});

it('finds the first draw that was not dealt', () => {
  const log = playDeal(any(metro), {}, 'honest', new SeededRng(1));
  const at = log.actions.findLastIndex((word) => /^[a-d]{4}$/.test(word));
  const other = log.actions.slice(0, at).find((word) => /^[a-d]{4}$/.test(word) && word !== log.actions[at])!;
  const forged = { ...log, actions: log.actions.with(at, other) };
  expect(verifyDeal(any(metro), forged, 'honest')).toMatchObject({
    ok: false,
    error: { at, expected: log.actions[at], code: 'seedDiffers' },
  });
});
