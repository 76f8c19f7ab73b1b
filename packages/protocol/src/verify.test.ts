import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, CHANCE, newLog, SeededRng, Session } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { expect, test } from 'vitest';
import type { Seed } from './chance.ts';
import { type DrawKind, drawsOf } from './draws.ts';
import { verifyGame } from './verify.ts';

const HONEST = [{ from: 0, seed: 'honest' }];

/** A game with the seeds' random numbers, with players who move at random. */
function played(
  game: AnyGame,
  input: object,
  kind: DrawKind,
  seed = 'honest',
  added: readonly Seed[] = [],
): Session {
  const options = game.options(input);
  if (!options.ok) throw new Error(options.error.code);
  const session = Session.open(game, newLog(game, options.value));
  if (!session.ok) throw new Error(session.error.code);
  const players = new SeededRng(seed);
  const seeds = [{ from: 0, seed }];
  const later = [...added];
  let [draws, count] = [drawsOf(game, seeds, kind), 0];
  const { state } = session.value;
  while (!session.value.isOver) {
    const isDraw = game.toMove(state) === CHANCE;
    if (isDraw && later[0]?.from === count) {
      while (later[0]?.from === count) seeds.push(later.shift()!);
      draws = drawsOf(game, seeds, kind);
    }
    session.value.play(isDraw ? draws.draw(state) : game.pick(state, players));
    if (isDraw) count++;
  }
  return session.value;
}

const GAMES: readonly (readonly [string, AnyGame, object, DrawKind])[] = [
  ['Metro', metro, { players: 2 }, 'piles'],
  ['Metro with modules', metro, { players: 3, with: ['companies', 'central-stations', 'london'] }, 'piles'],
  ['Correspondances', correspondances, { players: 3, target: 3 }, 'piles'],
  ['Metro at an earlier server', metro, { players: 2 }, undefined],
  ['Correspondances at an earlier server', correspondances, { players: 3, target: 3 }, undefined],
];

test.each(GAMES)('%s with its seed is honest, up to any action', (_, game, input, kind) => {
  const { log } = played(game, input, kind);
  expect(verifyGame(game, log, HONEST, kind).ok).toBe(true);
  for (const length of [0, 1, 7, log.actions.length - 1]) {
    expect(verifyGame(game, { ...log, actions: log.actions.slice(0, length) }, HONEST, kind).ok).toBe(true);
  }
});

test.each(GAMES)('%s with another seed is not', (_, game, input, kind) => {
  const { log } = played(game, input, kind);
  expect(verifyGame(game, log, [{ from: 0, seed: 'another' }], kind)).toMatchObject({
    ok: false,
    error: { at: expect.any(Number) },
  });
});

test.each(GAMES)('in %s each forged outcome is named', (_, game, input, kind) => {
  const { log, steps } = played(game, input, kind);
  const words = [...new Set(steps.flatMap(({ mover, action }) => (mover === CHANCE ? [action] : [])))];
  for (const { index, mover, action } of steps) {
    if (mover !== CHANCE || index % 5 > 0) continue;
    const other = words.find((word) => word !== action)!;
    const forged = { ...log, actions: log.actions.with(index, other) };
    expect(verifyGame(game, forged, HONEST, kind)).toEqual({
      ok: false,
      error: {
        at: index,
        expected: action,
        rule: 'seeds',
        code: 'seedDiffers',
        params: { expected: action, action: other },
      },
    });
  }
});

test.each(GAMES)(
  '%s with added seeds is honest with all of them, and with no others',
  (_, game, input, kind) => {
    // Two at once, as when a server was restarted twice between two draws.
    const added = [
      { from: 5, seed: 'second' },
      { from: 9, seed: 'third' },
      { from: 9, seed: 'fourth' },
    ];
    const { log } = played(game, input, kind, 'honest', added);
    const seeds = [...HONEST, ...added];
    expect(verifyGame(game, log, seeds, kind).ok).toBe(true);
    for (const [i, { from, seed }] of seeds.entries()) {
      expect(verifyGame(game, log, seeds.toSpliced(i, 1), kind).ok).toBe(false);
      expect(verifyGame(game, log, seeds.with(i, { from, seed: `not ${seed}` }), kind).ok).toBe(false);
    }
    expect(verifyGame(game, log, seeds.toReversed(), kind)).toMatchObject({ ok: false, error: { at: -1 } });
  },
);

test('a move that the rules refuse is named with the reason', () => {
  const { log, steps } = played(metro, { players: 2, first: 0 }, 'piles');
  const at = steps.findIndex(({ mover }) => mover === 0);
  const forged = { ...log, actions: log.actions.with(at, 'aaaa44') };
  expect(verifyGame(metro, forged, HONEST, 'piles')).toMatchObject({
    ok: false,
    error: { at, expected: '' },
  });
});

test('another game, other rules and unknown options are refused before the first action', () => {
  const { log } = played(metro, { players: 2 }, 'piles');
  for (const wrong of [
    { ...log, game: 'correspondances' },
    { ...log, rules: 99 },
    { ...log, options: { players: 9 } },
  ]) {
    expect(verifyGame(metro, wrong, HONEST, 'piles')).toMatchObject({
      ok: false,
      error: { at: -1, expected: '' },
    });
  }
});

test('a game is honest only in the way it was dealt', () => {
  for (const [dealt, other] of [
    ['piles', undefined],
    [undefined, 'piles'],
  ] as const) {
    const { log } = played(metro, { players: 2 }, dealt);
    expect(verifyGame(metro, log, HONEST, dealt).ok).toBe(true);
    expect(verifyGame(metro, log, HONEST, other).ok).toBe(false);
  }
});
