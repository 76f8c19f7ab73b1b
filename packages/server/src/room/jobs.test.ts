/** Several nodes on one store, one of which lets the computer move. */
import type { AnyGame, Code, State, View } from '@guimard/engine/kit';
import { createTable, type TableId } from '@guimard/protocol';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { LocalHub } from '../bus/local.ts';
import type { Entry } from '../domain/entry.ts';
import { delegate } from '../store/delegate.ts';
import { memoryStore } from '../store/memory.ts';
import { LEASE, type Store } from '../store/store.ts';
import type { Asker, Computers, RoomDeps } from './deps.ts';
import { Rooms } from './rooms.ts';
import { must, newKey, testDeps } from './testing/test-table.ts';

const SECOND = 1_000;

beforeEach(() => {
  const toFake = [
    'Date',
    'performance',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
  ] as const;
  vi.useFakeTimers({ toFake: [...toFake] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Computers that take this long, in milliseconds. */
class SlowComputers implements Computers {
  searches = 0;
  forgotten = 0;
  ms: number;

  constructor(ms: number) {
    this.ms = ms;
  }

  async choose(_asker: Asker, _game: AnyGame, view: View<State>): Promise<Code> {
    this.searches++;
    await new Promise((resolve) => setTimeout(resolve, this.ms));
    // The first ones place a tile, which ends the turn.
    return view.legal[0];
  }

  forget(): void {
    this.forgotten++;
  }
}

interface Node {
  readonly rooms: Rooms;
  readonly computers: SlowComputers;
  readonly problems: unknown[];
  /** From now on nothing it asks of the store is done, or answered: it is dead, paused or cut off. */
  cut(): void;
  /** What it asked meanwhile is done now. */
  mend(): void;
}

class Cluster {
  readonly store = memoryStore(true);
  readonly #hub = new LocalHub();

  node({ ms = 100, ...given }: { ms?: number } & Partial<RoomDeps> = {}): Node {
    const computers = new SlowComputers(ms);
    let gate: PromiseWithResolvers<void> | undefined;
    const held =
      <A extends unknown[], T>(ask: (...given: A) => Promise<T>) =>
      async (...asked: A): Promise<T> => {
        await gate?.promise;
        return ask(...asked);
      };
    const { store } = this;
    const cut: Store = Object.assign(delegate(store), {
      append: held((append: Parameters<Store['append']>[0]) => store.append(append)),
      load: held((table: TableId, from?: number) => store.load(table, from)),
      takeAwake: held((request: Parameters<Store['takeAwake']>[0]) => store.takeAwake(request)),
      renewLeases: held((node: string, tables: readonly TableId[]) => store.renewLeases(node, tables)),
    });
    const deps = testDeps({ store: cut, bus: this.#hub.join(), computers });
    const rooms = new Rooms({ ...deps, ...given });
    // One gate, however often it is cut: whoever waited at an earlier one would wait for ever.
    const mend = () => {
      gate?.resolve();
      gate = undefined;
    };
    onTestFinished(async () => {
      mend();
      // What is still being thought about.
      vi.useRealTimers();
      await rooms.close();
    });
    return { rooms, computers, problems: deps.problems, cut: () => (gate ??= Promise.withResolvers()), mend };
  }

  async entries(table: TableId): Promise<readonly Entry[]> {
    return ((await this.store.load(table)) ?? []).map(({ entry }) => entry);
  }

  /** How many moves there are, of anybody. */
  async moves(table: TableId): Promise<number> {
    return (await this.entries(table)).filter((entry) => entry.type === 'acted' && entry.by >= 0).length;
  }
}

/** A game in which computers come first, opened and started at that node. */
async function started({ rooms }: Node, given: object = {}): Promise<TableId> {
  const { table, seat } = must(
    await rooms.create(
      createTable.parse({
        game: 'metro',
        options: { first: 1 },
        nickname: 'Ada',
        seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }],
        ...given,
      }),
    ),
  );
  const room = (await rooms.get(table))!;
  must(await room.command(seat, { key: newKey(), version: 0, command: { type: 'ready', isReady: true } }));
  return table;
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let i = 0; i < 10; i++) await new Promise((resolve) => setImmediate(resolve));
}

test('only the node that has the lease thinks, however long it takes', async () => {
  const cluster = new Cluster();
  const [one, two] = [cluster.node({ ms: 20 * SECOND }), cluster.node()];
  for (const { rooms } of [one, two]) await rooms.wake();
  const table = await started(one);
  await two.rooms.get(table);
  await pass(19 * SECOND);
  expect([one.computers.searches, two.computers.searches]).toEqual([1, 0]);
  expect(one.rooms.jobs).toEqual({ leased: 1, taken: 0, takenOver: 0 });
  await pass(2 * SECOND);
  expect(await cluster.moves(table)).toBe(1);
  expect([one.rooms.jobs?.leased, two.rooms.jobs?.taken]).toEqual([0, 0]);
});

test('a node that is closed gives its leases back: another goes on with the next poll', async () => {
  const cluster = new Cluster();
  const [one, two] = [cluster.node({ ms: 20 * SECOND }), cluster.node()];
  for (const { rooms } of [one, two]) await rooms.wake();
  const table = await started(one);
  await pass(SECOND);
  await one.rooms.close();
  await pass(SECOND);
  expect([one.computers.searches, two.computers.searches]).toEqual([1, 1]);
  expect(await cluster.moves(table)).toBe(1);
  // The lease had not expired, so nobody seemed dead.
  expect(two.rooms.jobs).toMatchObject({ taken: 1, takenOver: 0 });
  expect([...one.problems, ...two.problems]).toEqual([]);
});

test('a dead node is replaced within five seconds, and the computer moves once', async () => {
  const cluster = new Cluster();
  const [one, two] = [cluster.node({ ms: 20 * SECOND }), cluster.node()];
  for (const { rooms } of [one, two]) await rooms.wake();
  const table = await started(one);
  await pass(3_100);
  one.cut();
  await pass(5 * SECOND);
  expect(await cluster.moves(table)).toBe(1);
  expect(two.rooms.jobs).toMatchObject({ taken: 1, takenOver: 1 });
});

test('a node that comes back after a pause neither moves nor thinks on', async () => {
  const cluster = new Cluster();
  const [one, two] = [cluster.node({ ms: 7 * SECOND }), cluster.node({ ms: 20 * SECOND })];
  for (const { rooms } of [one, two]) await rooms.wake();
  const table = await started(one);
  one.cut();
  await pass(6 * SECOND);
  expect(two.computers.searches).toBe(1);
  one.mend();
  await pass(5 * SECOND);
  expect([await cluster.moves(table), one.computers.searches]).toEqual([0, 1]);
  await pass(15 * SECOND);
  expect(await cluster.moves(table)).toBe(1);
});

test('a move that reaches the store too late is refused', async () => {
  const cluster = new Cluster();
  const [one, two] = [cluster.node({ ms: 3 * SECOND }), cluster.node()];
  for (const { rooms } of [one, two]) await rooms.wake();
  const table = await started(one);
  one.cut();
  await pass(6 * SECOND);
  const entries = await cluster.entries(table);
  expect(await cluster.moves(table)).toBe(1);
  one.mend();
  await pass(6 * SECOND);
  expect(await cluster.entries(table)).toEqual(entries);
  expect([one.computers.searches, one.problems]).toEqual([1, []]);
});

test('a search is stopped if another node has got the lease', async () => {
  const cluster = new Cluster();
  const one = cluster.node({ ms: 20 * SECOND });
  await one.rooms.wake();
  const table = await started(one);
  await cluster.store.append({
    table,
    from: (await cluster.entries(table)).length,
    entries: [{ at: 0, time: 0, entry: { type: 'asked', seat: 0, what: 'pause' } }],
    summary: { phase: 'running', visibility: 'link', isComputersTurn: true },
    holder: 'another',
  });
  expect([one.computers.forgotten, one.rooms.jobs?.leased]).toEqual([0, 1]);
  await pass(2 * SECOND);
  expect([one.computers.forgotten, one.rooms.jobs?.leased]).toEqual([1, 0]);
});

test('a table that nobody has open runs out of time, once', async () => {
  const cluster = new Cluster();
  const first = cluster.node();
  const table = await started(first, {
    options: { first: 0 },
    seats: [{ kind: 'me' }, { kind: 'computer', level: 1 }],
    clock: { kind: 'move', seconds: 60 },
    atZero: 'forfeit',
  });
  await first.rooms.close();
  const nodes = [cluster.node(), cluster.node(), cluster.node()];
  for (const { rooms } of nodes) await rooms.wake();
  await pass(59 * SECOND);
  expect(nodes.map(({ rooms }) => rooms.size)).toEqual([0, 0, 0]);
  await pass(3 * SECOND);
  const flags = (await cluster.entries(table)).filter(({ type }) => type === 'flagged');
  expect(flags).toHaveLength(1);
  expect(nodes.map(({ rooms }) => rooms.jobs?.taken)).toContain(1);
});

test('nodes without computers leave them to others, at once', async () => {
  const cluster = new Cluster();
  const [serving, worker] = [cluster.node({ computers: undefined }), cluster.node()];
  for (const { rooms } of [serving, worker]) await rooms.wake();
  const table = await started(serving);
  await pass(SECOND);
  expect(await cluster.moves(table)).toBe(1);
  expect(worker.rooms.jobs).toMatchObject({ taken: 1, takenOver: 0 });
});

test('a table where thinking fails goes to another node', async () => {
  const cluster = new Cluster();
  const [one, two] = [cluster.node(), cluster.node()];
  one.computers.choose = () => Promise.reject(new Error('out of ideas'));
  await one.rooms.wake();
  const table = await started(one);
  await pass(SECOND);
  expect([one.problems.length, one.rooms.jobs?.leased]).toEqual([1, 0]);
  await two.rooms.wake();
  await pass(60 * SECOND);
  expect(await cluster.moves(table)).toBe(1);
});

test('a node takes no more searches than it can do, and goes on at once', async () => {
  const cluster = new Cluster();
  const serving = cluster.node({ computers: undefined });
  const tables = await Promise.all(Array.from({ length: 50 }, () => started(serving)));
  const worker = cluster.node({ ms: 2 * SECOND });
  await worker.rooms.wake();
  await pass(SECOND);
  expect(worker.computers.searches).toBe(32);
  await pass(4 * SECOND);
  expect(worker.computers.searches).toBe(50);
  for (const table of tables) expect(await cluster.moves(table)).toBe(1);
});

test('whichever nodes die, computers move once, and soon', async () => {
  const fault = fc.record({ node: fc.nat(2), after: fc.integer({ min: 0, max: 3_000 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 6 }), async (faults) => {
      const cluster = new Cluster();
      const nodes = [0, 1, 2].map(() => cluster.node({ ms: 700, computers: undefined }));
      const thinking = [0, 1, 2].map(() => cluster.node({ ms: 700 }));
      for (const { rooms } of thinking) await rooms.wake();
      const tables = await Promise.all(nodes.map((node) => started(node)));
      const isCut = [false, false, false];
      for (const { node, after } of faults) {
        await pass(after);
        // One of them lives.
        if (isCut.filter(Boolean).length < 2) {
          thinking[node].cut();
          isCut[node] = true;
        }
      }
      await pass(LEASE + 2 * SECOND);
      for (const table of tables) expect(await cluster.moves(table)).toBe(1);
      // Whoever comes back is too late.
      for (const node of thinking) node.mend();
      await pass(2 * SECOND);
      for (const table of tables) expect(await cluster.moves(table)).toBe(1);
    }),
    { numRuns: 15 },
  );
});
