import { correspondances } from '@guimard/engine/correspondances';
import { type AnyGame, SeededRng } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { describe, expect, it, test } from 'vitest';
import type { TableInfo } from '../table.ts';
import { toldGame } from '../testing/told-game.ts';
import { KnownGame } from './known-game.ts';
import { infoAt, move, playing, updateAt } from './testing/messages.ts';

const rng = new SeededRng('known game');
const GAME = metro as AnyGame;

function open(game: AnyGame, table: TableInfo): KnownGame {
  const known = KnownGame.open(game, table);
  if (!known.ok) throw new Error(known.error);
  return known.value;
}

describe('moves', () => {
  const [A, B, C, D] = [1, 2, 3, 4].map((value) => move(value));

  function atTwo(): KnownGame {
    const known = open(GAME, infoAt(0));
    expect(known.take(updateAt(5, 0, [A, B]), true)).toMatchObject({ is: 'taken', held: 0 });
    return known;
  }

  it('continue the known ones', () => {
    const known = atTwo();
    expect(known.take(updateAt(6, 2, [C]))).toMatchObject({ is: 'taken', held: 2 });
    expect(known.moves).toEqual([A, B, C]);
    expect(known.resumePoint).toEqual({ moves: 3, version: 6 });
  });

  it('sent twice change nothing', () => {
    const known = atTwo();
    known.take(updateAt(6, 2, [C]));
    expect(known.take(updateAt(6, 2, [C]))).toMatchObject({ is: 'taken', held: 3 });
    expect(known.moves).toEqual([A, B, C]);
  });

  it('of a stale update change nothing', () => {
    const known = atTwo();
    known.take(updateAt(7, 2, [C, D]));
    expect(known.take(updateAt(6, 2, [C]))).toEqual({ is: 'stale' });
    expect(known.moves).toEqual([A, B, C, D]);
  });

  it('that come too early show a gap, and none of them is applied', () => {
    const known = atTwo();
    expect(known.take(updateAt(7, 3, [D]))).toEqual({ is: 'gap' });
    expect(known.moves).toEqual([A, B]);
    expect(known.version).toBe(5);
    expect(known.take(updateAt(7, 0, [A, B, C, D]), true)).toMatchObject({ held: 2 });
  });

  it('can be undone', () => {
    const known = atTwo();
    expect(known.take(updateAt(8, 1, []))).toMatchObject({ held: 1 });
    expect(known.moves).toEqual([A]);
  });

  it('can be undone and replaced while disconnected', () => {
    const known = atTwo();
    expect(known.take(updateAt(9, 1, [C, D]), true)).toMatchObject({ held: 1 });
    expect(known.moves).toEqual([A, C, D]);
    expect(known.bytesAfter(2)[0]).toBe(3);
  });

  it('sent again in full keep the ones that are still valid', () => {
    const known = atTwo();
    expect(known.take(updateAt(9, 0, [A, C]), true)).toMatchObject({ held: 1 });
    expect(known.moves).toEqual([A, C]);
  });

  it('of a table behind what is known must be sent in full', () => {
    const known = atTwo();
    expect(known.take(updateAt(4, 1, []), true)).toEqual({ is: 'gap' });
    expect(known.take(updateAt(4, 0, [A]), true)).toMatchObject({ held: 1, isRestored: true });
  });

  it('that cannot be parsed are not applied, nor those before them', () => {
    const known = atTwo();
    const beyond = { ...C, changes: [[100_000, 1]] };
    expect(known.take(updateAt(7, 2, [C, beyond]))).toEqual({ is: 'outdated' });
    expect(known.moves).toEqual([A, B]);
  });
});

describe.each([
  ['metro', GAME, { players: 3, with: ['companies', 'london'] }],
  ['correspondances', correspondances as AnyGame, { players: 2 }],
])('a known game of %s', (_, game, input) => {
  const { moves, knew } = toldGame(game, input, 400, rng);
  const table = playing(game, input);
  const told = (from: number, to = moves.length) => updateAt(from + 1, from, moves.slice(from, to), table);

  it('knows after each move what the seat knew, sent at once or bit by bit', () => {
    const [atOnce, byBits] = [open(game, infoAt(0, table)), open(game, infoAt(0, table))];
    expect(atOnce.take(told(0)).is).toBe('taken');
    for (let from = 0; from < moves.length; from += 7) {
      expect(byBits.take(told(from, from + 7)).is).toBe('taken');
    }
    for (const [index, bytes] of knew.entries()) {
      expect(atOnce.stateAfter(index).bytes).toEqual(bytes);
      expect(byBits.stateAfter(index).bytes).toEqual(bytes);
    }
  });

  it('goes back with undone moves', () => {
    const known = open(game, infoAt(0, table));
    known.take(told(0));
    expect(known.take(told(5, 5)).is).toBe('taken');
    expect([known.moves.length, known.stateAfter().bytes]).toEqual([5, knew[5]]);
    known.take({ ...told(3), table: infoAt(9, table) });
    expect(known.stateAfter().bytes).toEqual(knew.at(-1));
  });
});

const MISMATCHES: readonly [what: string, table: Partial<TableInfo>, says: string][] = [
  ['other rules', { rules: metro.meta.rules + 1 }, 'by version'],
  ['another layout', { layout: '0123456789abcdef' }, 'another version of metro'],
];
test.each(MISMATCHES)('a table with %s is not opened, and nothing of it is applied', (_, changes, says) => {
  expect(KnownGame.open(GAME, infoAt(0, changes))).toMatchObject({
    ok: false,
    error: expect.stringContaining(says),
  });
  const known = open(GAME, infoAt(0));
  expect(known.take(updateAt(3, 0, [move(1)], changes), true)).toEqual({ is: 'outdated' });
  expect(known.moves).toEqual([]);
});

test('a table with unknown options is not opened', () => {
  expect(KnownGame.open(GAME, infoAt(0, { options: { players: 99 } }))).toMatchObject({ ok: false });
});
