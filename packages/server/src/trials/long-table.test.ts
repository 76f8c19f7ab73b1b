import { SPECTATOR } from '@guimard/engine/kit';
import { createTable } from '@guimard/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { Rooms } from '../room/rooms.ts';
import { must, TestTable, testDeps } from '../room/testing/test-table.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { newFiles } from '../store/testing/folder.ts';

const newFile = newFiles();
/** Far more than quotas allow. */
const ENTRIES = 20_000;

test('a table with many entries is opened in pieces, and others are served in between', async () => {
  const store = openSqliteStore(newFile());
  onTestFinished(() => store.close());
  const deps = testDeps({ store });
  const table = await TestTable.open({ seats: [{ kind: 'me' }, { kind: 'open' }] }, { deps });
  const { version } = table;
  const entries = Array.from({ length: ENTRIES }, (_, i) => ({
    at: 0,
    time: 0,
    entry:
      i % 2 === 0
        ? ({ type: 'asked', seat: 0, what: 'pause' } as const)
        : ({ type: 'declined', seat: 1 } as const),
  }));
  const summary = { phase: 'running', visibility: 'link', isComputersTurn: false } as const;
  expect((await store.append({ table: table.room.id, from: version, entries, summary })).ok).toBe(true);
  await table.room.close();

  const rooms = new Rooms(deps);
  onTestFinished(() => rooms.close());
  const other = must(
    await rooms.create(
      createTable.parse({
        game: 'metro',
        options: {},
        nickname: 'Ada',
        seats: [{ kind: 'me' }, { kind: 'open' }],
      }),
    ),
  );
  let turns = 0;
  let isOpen = false;
  const opening = rooms.get(table.room.id).then((room) => {
    isOpen = true;
    return room!;
  });
  while (!isOpen) {
    await (await rooms.get(other.table))!.look(SPECTATOR, { moves: 0, version: 0 });
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  expect(turns).toBeGreaterThan(100);
  const { table: info } = await (await opening).look(SPECTATOR, { moves: 0, version: 0 });
  expect(info.version).toBe(version + ENTRIES);
});
