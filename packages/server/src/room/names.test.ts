import { SPECTATOR } from '@guimard/engine/kit';
import { type CreateTable, createTable } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Rooms } from './rooms.ts';
import { newKeys } from './secrets.ts';
import { must, TestTable, testDeps } from './testing/test-table.ts';

const COMPUTER = { kind: 'computer', level: 1 } as const;
const ME = { kind: 'me' } as const;
const OPEN = { kind: 'open' } as const;

async function openTable(nickname: string, seats: CreateTable['seats']) {
  const rooms = new Rooms(testDeps());
  onTestFinished(() => rooms.close());
  const draft = createTable.parse({ game: 'metro', options: {}, nickname: 'Ada', seats });
  // Not checked here: tables of earlier versions have names that would be refused today.
  const created = must(await rooms.create({ ...draft, nickname }));
  const room = (await rooms.get(created.table))!;
  const names = async () =>
    (await room.look(SPECTATOR, { moves: 0, version: 0 })).table.seats.map(({ name }) => name);
  return { room, names, created };
}

test.each([
  ['as it is', 'Ada', 'Ada'],
  ['in another case', 'Ada', 'aDA'],
  ['in wide letters', 'Ada', 'Ａｄａ'],
  ['with a combining accent', 'Ad\u00e8le', 'Ade\u0300le'],
  ['with a sharp s', 'Straße', 'STRASSE'],
  ['without an invisible character', 'Ada\u3164', 'Ada'],
  ['with letters of another script', 'Alice', '\u0410lice'],
  ['with letters of another script in another case', 'ALICE', '\u0430lice'],
  ['with a letter that looks like another', 'Alice', 'AIice'],
  ['with a digit that looks like a letter', 'Bob', 'B0b'],
  ['with two letters that look like one', 'Emma', 'Ernrna'],
  ['with a full stop', 'Alice', 'Alice.'],
  ['with quotation marks', '\u2018Alice\u2019', 'Alice'],
  ['with a letter for an apostrophe', 'Alice', 'Alice\u02bc'],
  ['with a hyphen for a blank', 'Ann Marie', 'Ann\u2010Marie'],
  ['with a mark twice', 'Zo\u00eb', 'Zo\u00eb\u0308'],
  ['in Greek letters', 'TOM', '\u03a4\u039f\u039c'],
  ['without letters', '...', '\u2026'],
])('a name is given once at a table, %s', async (_how, first, second) => {
  const { room, names } = await openTable(first, [ME, OPEN]);
  expect(await room.join(second)).toMatchObject({
    ok: false,
    error: {
      rule: 'name',
      code: 'nameTaken',
      params: { name: first },
    },
  });
  must(await room.join('Bea'));
  expect(await names()).toEqual([first, 'Bea']);
});

test("a computer's name counts as taken", async () => {
  const { room, names } = await openTable('Ada', [ME, COMPUTER, OPEN]);
  const [, computer] = await names();
  expect(await room.join(computer.toUpperCase())).toMatchObject({ ok: false, error: { rule: 'name' } });
});

test('a player who returns with the same keys keeps the name, and one who leaves frees it', async () => {
  const { room } = await openTable('Ada', [ME, OPEN]);
  const keys = newKeys();
  must(await room.join('Bea', undefined, keys));
  expect(must(await room.join('Bea', undefined, keys)).seat).toBe(1);
  const moved = must(await room.recover(keys.recovery));
  expect(must(await room.join('Bea', undefined, moved)).seat).toBe(1);
  must(await room.command(1, { key: 'leave-00', version: 0, command: { type: 'leave' } }));
  expect(must(await room.join('bea')).seat).toBe(1);
});

test('computers at a new table get unused names', async () => {
  const { names } = await openTable('hector', [COMPUTER, COMPUTER, COMPUTER, COMPUTER, COMPUTER, ME]);
  const given = (await names()).map((name) => name.toLowerCase());
  expect(new Set(given).size).toBe(6);
});

test('a computer that is added later gets an unused name, and keeps it', async () => {
  // The computer in seat 1 would be called Adèle, and the next one Fulgence.
  const table = await TestTable.open({ nickname: 'Adèle', seats: [ME, OPEN, OPEN] }, { start: false });
  for (const seat of [1, 2]) must(await table.do(seat, { type: 'leave' }));
  must(await table.room.join('Fulgence', 2));
  const nameAt = (seat: number) => table.spectator.table.seats[seat].name;
  must(await table.do(0, { type: 'fill', seat: 1, level: 3 }));
  const name = nameAt(1);
  expect(['Adèle', 'Fulgence', '']).not.toContain(name);
  must(await table.do(0, { type: 'fill', seat: 1, level: 5 }));
  expect(nameAt(1)).toBe(name);
});
