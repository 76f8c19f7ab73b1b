/** Messages of the server that were damaged in transit, and how a client reacts. */
import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, SeededRng } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges, type Changes, changes } from './changes.ts';
import { KnownGame } from './client/known-game.ts';
import { infoAt, playing } from './client/testing/messages.ts';
import { serverMessage, update } from './message.ts';
import { toldGame } from './testing/told-game.ts';
import { PROTOCOL } from './version.ts';

const MOVES = 6;

/** A message of the server about the first moves of a game. */
function welcomeTo(game: AnyGame, input: object) {
  const { options, moves } = toldGame(game, input, MOVES, new SeededRng('damaged'));
  const table = infoAt(9, { ...playing(game, input), commitments: [{ from: 0, hash: 'x' }] });
  const presence = { present: [true, true], awaySince: [null, null], spectators: 0 };
  const told = { table, from: 0, moves, now: 1 };
  const welcome = { type: 'welcome', protocol: PROTOCOL, viewer: 0, update: told, chat: [], presence };
  expect(serverMessage.safeParse(welcome).error).toBeUndefined();
  const open = (): KnownGame => {
    const known = KnownGame.open(game, table);
    if (!known.ok) throw new Error(known.error);
    return known.value;
  };
  return { options, moves, welcome, open };
}

const NUMBERS = fc.constantFrom(
  -1,
  -2,
  -1e9,
  0,
  0.5,
  255,
  256,
  4_096,
  2 ** 31,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
);
const VALUES = fc.oneof(NUMBERS, NUMBERS, fc.integer(), fc.array(NUMBERS, { maxLength: 4 }), fc.jsonValue());

/** Where something is wrong: which field to descend into at each level, and the new value there. */
const DAMAGE = fc.record({ path: fc.array(fc.nat(), { minLength: 1, maxLength: 7 }), value: VALUES });

function damage(message: object, { path, value }: { path: readonly number[]; value: unknown }): void {
  let holder = message as Record<string, unknown>;
  for (const [depth, step] of path.entries()) {
    const fields = Object.keys(holder);
    const field = fields[step % Math.max(1, fields.length)] ?? 'extra';
    const inner = holder[field];
    if (depth === path.length - 1 || typeof inner !== 'object' || inner === null) {
      holder[field] = value;
      return;
    }
    holder = inner as Record<string, unknown>;
  }
}

describe.each([
  ['metro', metro as AnyGame, { players: 2, with: ['companies'] }],
  ['correspondances', correspondances as AnyGame, { players: 2 }],
])('a damaged message about a game of %s', (_, game, input) => {
  const { options, moves, welcome, open } = welcomeTo(game, input);

  test('is refused, or applied without harm: nothing is thrown', () => {
    let taken = 0;
    const property = fc.property(
      fc.array(DAMAGE, { minLength: 1, maxLength: 3 }),
      fc.nat(MOVES),
      (damages, had) => {
        const known = open();
        known.take({ ...welcome.update, moves: moves.slice(0, had) });
        const copied = JSON.parse(JSON.stringify(welcome)) as object;
        for (const one of damages) damage(copied, one);
        const read = serverMessage.safeParse(copied);
        if (!read.success || read.data.type !== 'welcome') return;
        taken++;
        known.take(read.data.update, true);
        expect(known.moves.length).toBeGreaterThanOrEqual(0);
        expect(known.stateAfter().bytes.length).toBe(game.create(options).bytes.length);
      },
    );
    fc.assert(property, { numRuns: 1_000, seed: 7 });
    expect(taken).toBeGreaterThan(100);
  });

  test.each([-1, -2, -1e9])('with moves from %i on is not applied', (from) => {
    const known = open();
    expect(known.take(update.parse({ ...welcome.update, from }), true)).toEqual({ is: 'gap' });
    expect(known.moves).toEqual([]);
  });
});

test('changes stay within the state, or are refused', () => {
  const SIZE = 32;
  const runs = fc.array(fc.array(fc.oneof(fc.nat(300), NUMBERS), { maxLength: 6 }), { maxLength: 4 });
  fc.assert(
    fc.property(runs, (asked) => {
      const read = changes.safeParse(asked);
      if (!read.success) return;
      // With bytes before and after it that must stay the same.
      const all = new Uint8Array(3 * SIZE);
      const isMade = applyChanges(all.subarray(SIZE, 2 * SIZE), read.data);
      expect([...all.subarray(0, SIZE), ...all.subarray(2 * SIZE)].every((byte) => byte === 0)).toBe(true);
      expect(isMade).toBe(isWithin(read.data, SIZE));
    }),
    { numRuns: 3_000, seed: 7 },
  );
});

const isWithin = (runs: Changes, size: number): boolean =>
  runs.every(([begin, ...values]) => begin + values.length <= size && values.every((value) => value <= 255));
