/** What the store has of a table, and whether it is in order. */
import { verifyGame } from '@guimard/protocol';
import { expect } from 'vitest';
import type { Kept } from '../../room/entry.ts';
import { updateFor } from '../../room/exit.ts';
import { RoomState } from '../../room/state.ts';
import type { Store } from '../../store/store.ts';
import type { StubbornPlayer } from './stubborn-player.ts';

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

/** The table replays, follows from its seed, and is what each of its players was told; nothing was done twice or lost. */
export async function expectInOrder(store: Store, players: readonly StubbornPlayer[]): Promise<void> {
  const { kept, room } = await loadTable(store, players[0].id);
  // Without the digest of the command.
  const keys = kept.flatMap(({ key }) => (key === undefined ? [] : [key.replace(/\/[^/]*$/, '')]));
  expect(new Set(keys).size).toBe(keys.length);
  if (room.session !== undefined) {
    expect(verifyGame(room.game, room.session.log, room.seeds).ok).toBe(true);
  }
  for (const { problems, acknowledged, table, moves, seat } of players) {
    expect(problems).toEqual([]);
    for (const { key, version, command } of acknowledged) {
      expect(kept[version - 1]).toMatchObject({ key: expect.stringMatching(`^${seat}/${key}/`) });
      const entries = kept.slice(0, version).map(({ entry }) => entry);
      if (command.type === 'act')
        expect(entries.findLast((entry) => entry.type === 'acted' && entry.by === seat)).toMatchObject({
          action: command.action,
        });
    }
    expect(acknowledged.map(({ version }) => version)).toEqual(
      acknowledged.map(({ version }) => version).toSorted((a, b) => a - b),
    );
    const update = updateFor(room, seat, 0, [], 0);
    expect(moves).toEqual(update.moves);
    expect(table).toEqual(update.table);
  }
}
