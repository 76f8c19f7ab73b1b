/** What is stored about tables, and whether it is valid. */
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { verifyGame } from '@guimard/protocol';
import type { StoredEntry } from '../../domain/entry.ts';
import { Projection } from '../../domain/projection.ts';
import type { RoomState, StartedRoom } from '../../domain/state.ts';
import { fold } from '../../room/fold.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { Logged } from './history/history.ts';
import type { StubbornPlayer } from './stubborn-player.ts';

const PHASES = ['waiting', 'running', 'paused', 'over'] as const;

export async function loadTable(
  store: Store,
  id: string,
): Promise<{ stored: readonly StoredEntry[]; room: RoomState }> {
  const stored = (await store.load(id))!;
  return { stored, room: await fold(id, stored) };
}

export function startedRoom(room: RoomState): StartedRoom {
  assert.ok(room.phase !== 'waiting', 'the game has not begun');
  return room;
}

/** The actions of a game, with their seats. */
export const wordsOf = (stored: readonly StoredEntry[]): readonly string[] =>
  stored.flatMap(({ entry }) => {
    if (entry.type === 'acted') return [`${entry.by} ${entry.action}`];
    return entry.type === 'resigned' ? [`${entry.seat} resigns`] : [];
  });

/** The keys of all commands, as a history has them: without their digests. */
const keysOf = (stored: readonly StoredEntry[]): readonly Logged[] =>
  stored.flatMap(({ key }, i) =>
    key === undefined ? [] : [{ key: key.replace(/\/[^/]*$/, ''), version: i + 1 }],
  );

/** The same, without what clients do by themselves. */
export const commandsOf = (stored: readonly StoredEntry[]): readonly Logged[] =>
  keysOf(stored).filter(({ key }) => !key.includes('/share-'));

/** The table replays, nothing was applied twice, and its game follows from its seeds. */
async function expectSound(
  store: Store,
  id: string,
): Promise<{ stored: readonly StoredEntry[]; room: RoomState }> {
  const { stored, room } = await loadTable(store, id);
  const keys = keysOf(stored).map(({ key }) => key);
  assert.equal(new Set(keys).size, keys.length, `a command was done twice at table ${id}`);
  if (room.phase !== 'waiting')
    assert.ok(
      verifyGame(room.game, room.session.log, room.seeds, room.draws).ok,
      `the game of table ${id} was not dealt so`,
    );
  return { stored, room };
}

/** The table is valid, and so is what each of its players was sent; nothing that was acknowledged is lost. */
export async function expectInOrder(store: Store, players: readonly StubbornPlayer[]): Promise<void> {
  const { stored, room } = await expectSound(store, players[0].id);
  for (const { problems, acknowledged, table, moves, seat } of players) {
    assert.deepEqual(problems, []);
    for (const { key, version, command } of acknowledged) {
      assert.ok(stored[version - 1].key?.startsWith(`${seat}/${key}/`));
      if (command.type !== 'act') continue;
      const acted = stored
        .slice(0, version)
        .findLast(({ entry }) => entry.type === 'acted' && entry.by === seat);
      assert.deepEqual(acted?.entry, { type: 'acted', by: seat, action: command.action });
    }
    const versions = acknowledged.map(({ version }) => version);
    assert.deepEqual(
      versions,
      versions.toSorted((a, b) => a - b),
    );
    // As it is sent: undefined fields are left out.
    const update = JSON.parse(JSON.stringify(new Projection().updateFor(room, seat, 0, 0))) as object;
    assert.deepEqual({ from: 0, now: 0, moves, table }, update);
  }
}

/** Every table of a database is valid, and so is the file; returns the number of tables. */
export async function expectSoundStore(file: string): Promise<number> {
  const database = new DatabaseSync(file);
  assert.deepEqual(
    database
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => ({ ...row })),
    [{ integrity_check: 'ok' }],
  );
  database.close();
  const store = openSqliteStore(file);
  const lists = PHASES.map((phase) => store.listOld(phase, Number.MAX_VALUE, Number.MAX_SAFE_INTEGER));
  const tables = (await Promise.all(lists)).flat();
  for (const id of tables) await expectSound(store, id);
  await store.close();
  return tables.length;
}
