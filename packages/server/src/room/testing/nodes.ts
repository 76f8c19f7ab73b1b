/** Several nodes at one table, for tests. */
import type { CreateTable } from '@guimard/protocol';
import type { Bus } from '../../bus/bus.ts';
import { LocalHub } from '../../bus/local.ts';
import { delegate } from '../../store/delegate.ts';
import { memoryStore } from '../../store/memory.ts';
import type { Store } from '../../store/store.ts';
import type { Room } from '../room.ts';
import { reopened, type TestDeps, TestTable, testDeps } from './test-table.ts';

/** Counts how often entries are read. */
function countingStore(store: Store = memoryStore()): Store & { reads: number } {
  const counting = Object.assign(delegate(store), {
    reads: 0,
    load: (...asked: Parameters<Store['load']>) => {
      counting.reads++;
      return store.load(...asked);
    },
  });
  return counting;
}

export interface SecondNode {
  readonly deps: TestDeps;
  readonly store: Store & { reads: number };
  readonly room: Room;
}

/** A table at one node, with everyone connected there, and a second node with the same table. */
export async function twoNodes(
  draft: Partial<CreateTable> = {},
  { start = true, join }: { start?: boolean; join?: (hub: LocalHub) => Bus } = {},
): Promise<{ readonly table: TestTable; readonly second: SecondNode; readonly hub: LocalHub }> {
  const hub = new LocalHub();
  const table = await TestTable.open(
    { seats: [{ kind: 'me' }, { kind: 'open' }], options: { first: 0 }, ...draft },
    { deps: testDeps({ bus: hub.join() }), start },
  );
  const store = countingStore(table.deps.store);
  const deps = testDeps({ store, bus: join?.(hub) ?? hub.join(), now: table.deps.now });
  const second = { deps, store, room: await reopened(table.room.id, deps) };
  store.reads = 0;
  return { table, second, hub };
}

/** What was sent before has arrived, been read and been sent on. */
export async function settled(...rooms: readonly Room[]): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await new Promise((resolve) => setImmediate(resolve));
    for (const room of rooms) await room.info();
  }
}
