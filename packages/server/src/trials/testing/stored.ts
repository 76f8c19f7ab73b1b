/** What the store has of tables, and whether it is in order. */
import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { verifyGame } from '@guimard/protocol';
import type { Kept } from '../../domain/entry.ts';
import { updateFor } from '../../domain/projection.ts';
import { RoomState } from '../../domain/state.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import type { Store } from '../../store/store.ts';
import type { StubbornPlayer } from './stubborn-player.ts';

const PHASES = ['waiting', 'running', 'paused', 'over'] as const;

export async function loadTable(
  store: Store,
  id: string,
): Promise<{ kept: readonly Kept[]; room: RoomState }> {
  const kept = (await store.load(id))!;
  const room = new RoomState(id, kept[0]);
  for (const one of kept.slice(1)) room.apply(one);
  return { kept, room };
}

/** The words of a game, whoever said them. */
export const wordsOf = (kept: readonly Kept[]): readonly string[] =>
  kept.flatMap(({ entry }) => {
    if (entry.type === 'acted') return [`${entry.by} ${entry.action}`];
    return entry.type === 'resigned' ? [`${entry.seat} resigns`] : [];
  });

/** The table replays, nothing was done twice, and its game follows from its seeds. */
async function expectSound(store: Store, id: string): Promise<{ kept: readonly Kept[]; room: RoomState }> {
  const { kept, room } = await loadTable(store, id);
  // Without the digest of the command.
  const keys = kept.flatMap(({ key }) => (key === undefined ? [] : [key.replace(/\/[^/]*$/, '')]));
  assert.equal(new Set(keys).size, keys.length, `a command was done twice at table ${id}`);
  if (room.session !== undefined)
    assert.ok(
      verifyGame(room.game, room.session.log, room.seeds).ok,
      `the game of table ${id} was not dealt so`,
    );
  return { kept, room };
}

/** The table is sound, and what each of its players was told; nothing that was acknowledged is lost. */
export async function expectInOrder(store: Store, players: readonly StubbornPlayer[]): Promise<void> {
  const { kept, room } = await expectSound(store, players[0].id);
  for (const { problems, acknowledged, table, moves, seat } of players) {
    assert.deepEqual(problems, []);
    for (const { key, version, command } of acknowledged) {
      assert.ok(kept[version - 1].key?.startsWith(`${seat}/${key}/`));
      if (command.type !== 'act') continue;
      const acted = kept
        .slice(0, version)
        .findLast(({ entry }) => entry.type === 'acted' && entry.by === seat);
      assert.deepEqual(acted?.entry, { type: 'acted', by: seat, action: command.action });
    }
    const versions = acknowledged.map(({ version }) => version);
    assert.deepEqual(
      versions,
      versions.toSorted((a, b) => a - b),
    );
    // As it is sent: what is undefined is left out.
    const update = JSON.parse(JSON.stringify(updateFor(room, seat, 0, [], 0))) as object;
    assert.deepEqual({ from: 0, now: 0, moves, table }, update);
  }
}

/** Every table of a database is sound, and so is the file; answers how many tables there are. */
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
