/** What every store promises. */
import { setImmediate as nextTick } from 'node:timers/promises';
import { fail, ok } from '@guimard/engine/kit';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UnplayableTable } from '../../domain/unplayable.ts';
import { StoreProblem } from '../problem.ts';
import { LINES, type Store } from '../store.ts';
import { actionsOf, appendOf, EVERY_KIND, WAITING } from './tables.ts';

const TAKEN = fail('taken');
const DONE = ok(undefined);

/** `open` returns an empty store. */
export function testStore(open: () => Store | Promise<Store>): void {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.close());

  describe('entries', () => {
    it('of every kind are read as written, in order', async () => {
      const stored = EVERY_KIND.map((entry, at) => ({
        at,
        time: at + 0.5,
        entry,
        ...(at % 2 === 0 && { key: `key-${at}-key` }),
      }));
      expect(await store.append({ table: 'a', from: 0, entries: stored, summary: WAITING })).toEqual(DONE);
      expect(await store.load('a')).toStrictEqual(stored);
    });

    it('follow the existing ones', async () => {
      await store.append(appendOf('a', 0, ['one', 'two']));
      await store.append(appendOf('a', 2, ['three']));
      expect(actionsOf(await store.load('a'))).toEqual(['one', 'two', 'three']);
    });

    it('are read from any of them on', async () => {
      const actions = ['one', 'two', 'three'];
      await store.append(appendOf('a', 0, actions));
      for (const from of [0, 1, 3]) {
        expect(actionsOf(await store.load('a', from))).toEqual(actions.slice(from));
      }
      expect(await store.load('b', 3)).toBeUndefined();
      const missing = 'it has 3 entries, and should have 4';
      await expect(store.load('a', 4)).rejects.toThrow(new UnplayableTable('a', 'damaged', missing));
    });

    it('belong to one table each', async () => {
      await Promise.all([store.append(appendOf('a', 0, ['one'])), store.append(appendOf('b', 0, ['two']))]);
      expect(actionsOf(await store.load('a'))).toEqual(['one']);
      expect(actionsOf(await store.load('b'))).toEqual(['two']);
      expect(await store.load('c')).toBeUndefined();
    });

    it('that cannot be stored do not affect others', async () => {
      const [, broken] = await Promise.allSettled([
        store.append(appendOf('a', 0, ['one'])),
        store.append(appendOf('b', 0, ['two'], { at: Number.NaN })),
        store.append(appendOf('a', 1, ['three'])),
      ]);
      expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(StoreProblem) });
      expect(actionsOf(await store.load('a'))).toEqual(['one', 'three']);
      expect(await store.load('b')).toBeUndefined();
      expect(await store.listPublic(['waiting'], 9)).toHaveLength(1);
      expect([store.health, store.commits.failed]).toEqual(['ok', 0]);
    });

    it('can all be read from a sound store', async () => {
      await store.append(appendOf('a', 0, ['one', 'two']));
      expect(await store.loadReadable('a')).toEqual(await store.load('a'));
      expect(await store.loadReadable('b')).toEqual([]);
      expect([await store.check(), store.health]).toEqual([undefined, 'ok']);
    });

    it.each([0, 1, 3])('are refused from %d where there are 2, all of them', async (from) => {
      await store.append(appendOf('a', 0, ['one', 'two']));
      expect(await store.append(appendOf('a', from, ['x', 'y'], { phase: 'over' }))).toEqual(TAKEN);
      expect(actionsOf(await store.load('a'))).toEqual(['one', 'two']);
      expect(await store.listPublic(['waiting', 'over'], 9)).toMatchObject([{ id: 'a', phase: 'waiting' }]);
    });

    it('of a new table start at 0', async () => {
      expect(await store.append(appendOf('a', 1))).toEqual(TAKEN);
      expect(await store.load('a')).toBeUndefined();
      expect(await store.listPublic(['waiting'], 9)).toEqual([]);
    });

    it('of the first of two racing writers are stored, and other tables are not affected', async () => {
      await store.append(appendOf('a', 0, ['one']));
      const answers = await Promise.all([
        store.append(appendOf('a', 1, ['mine'])),
        store.append(appendOf('a', 1, ['yours'])),
        store.append(appendOf('b', 0, ['else'])),
        store.append(appendOf('a', 2, ['next'])),
      ]);
      expect(answers).toEqual([DONE, TAKEN, DONE, DONE]);
      expect(actionsOf(await store.load('a'))).toEqual(['one', 'mine', 'next']);
      expect(actionsOf(await store.load('b'))).toEqual(['else']);
    });

    it('are confirmed in order', async () => {
      const order: number[] = [];
      const versions = Array.from({ length: 50 }, (_, version) => version);
      await Promise.all(
        versions.map((version) => store.append(appendOf('a', version)).then(() => order.push(version))),
      );
      expect(order).toEqual(versions);
    });

    it('must be given, with times', async () => {
      await expect(store.append(appendOf('a', 0, []))).rejects.toThrow(StoreProblem);
      await expect(store.append(appendOf('a', 0, ['x'], { due: Number.NaN }))).rejects.toThrow(StoreProblem);
      expect(await store.load('a')).toBeUndefined();
    });

    it('are counted', async () => {
      await store.append(appendOf('a', 0, ['one', 'two']));
      await store.append(appendOf('a', 0, ['too late']));
      const { count, entries, milliseconds } = store.commits;
      expect(entries).toBe(2);
      expect(count).toBeGreaterThan(0);
      expect(milliseconds).toBeGreaterThanOrEqual(0);
    });

    it('of concurrent writers are the same as if written one by one', async () => {
      const step = fc.record({
        writer: fc.nat(2),
        table: fc.nat(1),
        size: fc.integer({ min: 1, max: 3 }),
        /** Otherwise the writer still believes what it saw last. */
        looks: fc.boolean(),
        waits: fc.boolean(),
      });
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          const names = [`${run}-0`, `${run++}-1`];
          const model: string[][] = [[], []];
          const believed = [0, 1, 2].map(() => [0, 0]);
          const expected: unknown[] = [];
          const answers: Promise<unknown>[] = [];
          for (const [number, { writer, table, size, looks, waits }] of steps.entries()) {
            const stored = model[table]!;
            if (looks) believed[writer]![table] = stored.length;
            const from = believed[writer]![table]!;
            const actions = Array.from({ length: size }, (_, i) => `${writer}:${number}:${i}`);
            answers.push(store.append(appendOf(names[table]!, from, actions)));
            expected.push(from === stored.length ? DONE : TAKEN);
            if (from === stored.length) believed[writer]![table] = stored.push(...actions);
            if (waits) await nextTick();
          }
          expect(await Promise.all(answers)).toEqual(expected);
          for (const [table, stored] of model.entries()) {
            expect(actionsOf(await store.load(names[table]!))).toEqual(stored);
          }
        }),
        { numRuns: 40 },
      );
    });
  });

  describe('old tables', () => {
    const LINE = { from: 0, name: 'Zoë', text: 'hello', at: 1 };

    it('are listed by phase, oldest change first', async () => {
      await store.append(appendOf('a', 0, ['one'], { at: 30 }));
      await store.append(appendOf('b', 0, ['one'], { at: 10, phase: 'over' }));
      await store.append(appendOf('c', 0, ['one'], { at: 20, visibility: 'link' }));
      await store.append(appendOf('d', 0, ['one'], { at: 40 }));
      expect(await store.listOld('waiting', 40, 9)).toEqual(['c', 'a']);
      expect(await store.listOld('waiting', 41, 1)).toEqual(['c']);
      expect(await store.listOld('over', 10, 9)).toEqual([]);
      expect(await store.listOld('over', 11, 9)).toEqual(['b']);
    });

    it('are removed with their chat, and nothing else is', async () => {
      for (const table of ['a', 'b']) {
        await store.append(appendOf(table, 0, ['one'], { at: 10 }));
        await store.addChat(table, 'players', LINE);
      }
      expect(await store.remove('a', 11)).toBe(true);
      expect(await store.load('a')).toBeUndefined();
      expect(await store.loadChat('a', 'players', 9)).toEqual([]);
      expect(await store.listPublic(['waiting'], 9)).toMatchObject([{ id: 'b' }]);
      expect(await store.loadChat('b', 'players', 9)).toHaveLength(1);
      expect(await store.append(appendOf('a', 0, ['anew'], { at: 20 }))).toEqual(DONE);
      expect(actionsOf(await store.load('a'))).toEqual(['anew']);
    });

    it('stay if they have changed since, or do not exist', async () => {
      await store.append(appendOf('a', 0, ['one'], { at: 10 }));
      const changed = store.append(appendOf('a', 1, ['two'], { at: 20 }));
      expect(await store.remove('a', 15)).toBe(false);
      await changed;
      expect(actionsOf(await store.load('a'))).toEqual(['one', 'two']);
      expect(await store.remove('b', 15)).toBe(false);
    });
  });

  describe('lists', () => {
    const idsOf = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id);

    it('public tables of the given phases, last changed first', async () => {
      await store.append(appendOf('a', 0, ['one'], { at: 30 }));
      await store.append(appendOf('b', 0, ['one'], { at: 10, phase: 'running' }));
      await store.append(appendOf('c', 0, ['one'], { at: 20 }));
      await store.append(appendOf('d', 0, ['one'], { at: 50, phase: 'over' }));
      await store.append(appendOf('e', 0, ['one'], { at: 60, visibility: 'link' }));
      await store.append(appendOf('f', 0, ['one'], { at: 5, phase: 'paused' }));
      expect(idsOf(await store.listPublic(['waiting'], 9))).toEqual(['a', 'c']);
      expect(idsOf(await store.listPublic(['waiting', 'running', 'waiting'], 9))).toEqual(['a', 'c', 'b']);
      expect(idsOf(await store.listPublic(['paused', 'over', 'running', 'waiting'], 3))).toEqual([
        'd',
        'a',
        'c',
      ]);
      expect(await store.listPublic([], 9)).toEqual([]);
      expect(await store.listPublic(['waiting'], 0)).toEqual([]);
      await store.append(appendOf('b', 1, ['two'], { at: 70 }));
      expect(idsOf(await store.listPublic(['waiting', 'running'], 2))).toEqual(['b', 'a']);
      await store.append(appendOf('a', 1, ['two'], { at: 80, visibility: 'link' }));
      expect(idsOf(await store.listPublic(['waiting', 'running'], 9))).toEqual(['b', 'c']);
    });

    it("every field of a table's summary", async () => {
      const summary = { phase: 'running', visibility: 'public', due: 99.5, isComputersTurn: true } as const;
      await store.append(appendOf('a', 0, ['one', 'two'], { ...summary, at: 30 }));
      const listed = [{ id: 'a', ...summary, updated: 30, seen: 30 }];
      expect(await store.listPublic(['running'], 1)).toStrictEqual(listed);
      await store.append(appendOf('a', 2, ['three'], { at: 40 }));
      expect(await store.listPublic(['waiting'], 1)).toStrictEqual([
        { id: 'a', ...WAITING, updated: 40, seen: 40 },
      ]);
    });

    it('public tables first where a player was last seen, and notes that however the tables change', async () => {
      for (const [i, id] of ['a', 'b', 'c', 'd'].entries())
        await store.append(appendOf(id, 0, ['one'], { at: 10 + i }));
      await store.noteSeen(['b', 'a', 'none'], 40);
      await store.noteSeen([], 90);
      expect(idsOf(await store.listPublic(['waiting'], 9))).toEqual(['a', 'b', 'd', 'c']);
      // A change alone lifts nothing.
      await store.append(appendOf('b', 1, ['two'], { at: 60 }));
      await store.append(appendOf('c', 1, ['two'], { at: 30, phase: 'running' }));
      expect(idsOf(await store.listPublic(['waiting', 'running'], 3))).toEqual(['a', 'b', 'c']);
      expect(await store.listPublic(['waiting'], 9)).toMatchObject([
        { id: 'a', seen: 40, updated: 10 },
        { id: 'b', seen: 40, updated: 60 },
        { id: 'd', seen: 13, updated: 13 },
      ]);
    });

    it('who opened a table, and whether it goes over days, as given with its first entries', async () => {
      const first = { opener: 65_535, isOverDays: true } as const;
      await store.append(appendOf('a', 0, ['one'], { at: 10, ...first }));
      await store.append(appendOf('b', 0, ['one'], { at: 9, opener: 0 }));
      await store.append(appendOf('a', 1, ['two'], { at: 20, opener: 3, isOverDays: false }));
      await store.noteSeen(['a'], 50);
      expect(await store.listPublic(['waiting'], 9)).toStrictEqual([
        { id: 'a', ...WAITING, ...first, updated: 20, seen: 50 },
        { id: 'b', ...WAITING, opener: 0, updated: 9, seen: 9 },
      ]);
    });

    it('waiting tables where nobody has been seen for long, longest first', async () => {
      await store.append(appendOf('a', 0, ['one'], { at: 10 }));
      await store.append(appendOf('b', 0, ['one'], { at: 5, visibility: 'link' }));
      await store.append(appendOf('c', 0, ['one'], { at: 1, phase: 'running' }));
      await store.append(appendOf('d', 0, ['one'], { at: 2, isOverDays: true }));
      await store.append(appendOf('e', 0, ['one'], { at: 3 }));
      await store.noteSeen(['e'], 30);
      expect(idsOf(await store.listDeserted(20, 1, 9))).toEqual(['b', 'a']);
      expect(idsOf(await store.listDeserted(20, 3, 9))).toEqual(['d', 'b', 'a']);
      expect(idsOf(await store.listDeserted(3, 20, 9))).toEqual(['d']);
      expect(idsOf(await store.listDeserted(99, 99, 3))).toEqual(['d', 'b', 'a']);
      expect(await store.listDeserted(20, 20, 0)).toEqual([]);
    });

    it('no table that somebody has come to since it was listed', async () => {
      await store.append(appendOf('a', 0, ['one'], { at: 10 }));
      await store.noteSeen(['a'], 30);
      expect(await store.remove('a', 99, 30)).toBe(false);
      expect(await store.remove('a', 10, 99)).toBe(false);
      expect(await store.remove('a', 99, 31)).toBe(true);
    });

    it('tables that are dealt as another was, last changed first', async () => {
      for (const [i, deal] of ['a', 'b', 'a', undefined, 'a'].entries())
        await store.append(appendOf(`t${i}`, 0, ['one'], { at: 10 + i, ...(deal && { deal }) }));
      expect(await store.listDealt('a', 9)).toEqual(['t4', 't2', 't0']);
      expect(await store.listDealt('a', 1)).toEqual(['t4']);
      expect(await store.listDealt('c', 9)).toEqual([]);
      // It was set with the first entries, and stays.
      await store.append(appendOf('t0', 1, ['two'], { at: 90 }));
      expect(await store.listDealt('a', 9)).toEqual(['t0', 't4', 't2']);
      expect(await store.listPublic(['waiting'], 1)).toMatchObject([{ id: 't0', deal: 'a' }]);
      await store.erase('t4');
      expect(await store.listDealt('a', 9)).toEqual(['t0', 't2']);
    });

    it('counts the tables that are not over', async () => {
      for (const [i, phase] of (['waiting', 'running', 'paused', 'over'] as const).entries()) {
        await store.append(appendOf(`t${i}`, 0, ['one'], { phase }));
        await store.append(appendOf(`u${i}`, 0, ['one'], { phase, visibility: 'link' }));
      }
      expect(await store.countOpen()).toBe(6);
    });
  });

  it('counts by key, within windows', async () => {
    const one = await store.count('one', 60_000);
    expect(one.count).toBe(1);
    expect(one.lastsFor).toBeGreaterThan(0);
    expect(one.lastsFor).toBeLessThanOrEqual(60_000);
    expect((await Promise.all([1, 2, 3].map(() => store.count('one', 1)))).map(({ count }) => count)).toEqual(
      expect.arrayContaining([2, 3, 4]),
    );
    expect((await store.count('two', 60_000)).count).toBe(1);
    // Windows that are over at once.
    expect([(await store.count('three', 0)).count, (await store.count('three', 0)).count]).toEqual([1, 1]);
  });

  describe('chat', () => {
    const line = (text: string) => ({ from: -3, name: 'Zoë', text, at: 7 });

    it('is numbered per table and audience', async () => {
      await Promise.all(['a', 'b'].map((table) => store.append(appendOf(table, 0))));
      const said = await Promise.all([
        store.addChat('a', 'players', line('one')),
        store.addChat('a', 'players', line('two')),
        store.addChat('a', 'spectators', line('three')),
        store.addChat('b', 'players', line('four')),
      ]);
      expect(said.map(({ number }) => number)).toEqual([1, 2, 1, 1]);
      expect(said[1]).toStrictEqual({ number: 2, ...line('two') });
      expect(await store.loadChat('a', 'players', 9)).toStrictEqual(said.slice(0, 2));
      expect(await store.loadChat('a', 'spectators', 9)).toStrictEqual([said[2]]);
      expect(await store.loadChat('b', 'spectators', 9)).toEqual([]);
      expect(await store.loadChat('c', 'players', 9)).toEqual([]);
    });

    it('is read from its end, in order', async () => {
      await store.append(appendOf('a', 0));
      for (const text of ['one', 'two', "three'; 🚇 \u0000"]) await store.addChat('a', 'players', line(text));
      const last = await store.loadChat('a', 'players', 2);
      expect(last.map(({ number, text }) => `${number} ${text}`)).toEqual(['2 two', "3 three'; 🚇 \u0000"]);
      expect(await store.loadChat('a', 'players', 0)).toEqual([]);
    });

    it('has one line for each key', async () => {
      await Promise.all(['a', 'b'].map((table) => store.append(appendOf(table, 0))));
      const said = await Promise.all([
        store.addChat('a', 'players', line('one'), 'key'),
        store.addChat('a', 'players', line('other'), 'key'),
        store.addChat('a', 'players', line('two'), 'another'),
        store.addChat('a', 'players', line('three')),
        store.addChat('a', 'players', line('three')),
        store.addChat('a', 'spectators', line('one'), 'key'),
        store.addChat('b', 'players', line('one'), 'key'),
      ]);
      expect(said.map(({ number, text }) => `${number} ${text}`)).toEqual(
        '1 one, 1 one, 2 two, 3 three, 4 three, 1 one, 1 one'.split(', '),
      );
      expect(await store.loadChat('a', 'players', 9)).toStrictEqual([said[0], ...said.slice(2, 5)]);
      expect(await store.addChat('a', 'players', line('one'), 'key')).toStrictEqual(said[0]);
    });

    it('keeps the last lines of each audience, whose numbers go on', async () => {
      await store.append(appendOf('a', 0));
      await store.addChat('a', 'spectators', line('still there'));
      const add = (i: number) => store.addChat('a', 'players', line(`${i}`), `key ${i}`);
      await Promise.all(Array.from({ length: LINES + 3 }, (_, i) => add(i + 1)));
      const kept = await store.loadChat('a', 'players', 2 * LINES);
      expect([kept.length, kept[0], kept.at(-1)]).toMatchObject([
        LINES,
        { number: 4, text: '4' },
        { number: LINES + 3 },
      ]);
      expect((await store.addChat('a', 'players', line('again'), `key ${LINES}`)).number).toBe(LINES);
      expect(await store.loadChat('a', 'spectators', 9)).toHaveLength(1);
    });

    it('needs a table, and other writes are not affected', async () => {
      const [said, done] = await Promise.allSettled([
        store.addChat('nowhere', 'players', line('one')),
        store.append(appendOf('a', 0)),
      ]);
      expect(said).toMatchObject({ status: 'rejected', reason: expect.any(StoreProblem) });
      expect(done).toMatchObject({ status: 'fulfilled', value: DONE });
    });
  });

  it('starts at service time 0 when new, with a new opening each time', async () => {
    expect(store.time).toBe(0);
    expect(await store.heartbeat(5_000)).toBeGreaterThanOrEqual(0);
    const another = await open();
    expect(another.opening).not.toBe(store.opening);
    await another.close();
  });

  describe('erasing', () => {
    const line = (from: number, text: string) => ({ from, name: 'Zoë', text, at: 7 });
    const joined = (seat: number, name: string) => ({
      at: 0,
      time: 0,
      entry: { type: 'joined', seat, name, secretHash: 'a', recoveryHash: 'b' } as const,
    });

    it('a table removes all of its data, and nothing else', async () => {
      for (const table of ['a', 'b']) {
        await store.append(appendOf(table, 0, ['one']));
        await store.addChat(table, 'players', line(0, 'hello'));
        await store.addChat(table, 'spectators', line(-3, 'hello'));
      }
      expect([await store.erase('a'), await store.erase('a')]).toEqual([true, false]);
      expect(await store.load('a')).toBeUndefined();
      expect(await store.loadChat('a', 'spectators', 9)).toEqual([]);
      expect(actionsOf(await store.load('b'))).toEqual(['one']);
      expect(await store.loadChat('b', 'players', 9)).toHaveLength(1);
      expect(await store.countOpen()).toBe(1);
    });

    it('a player leaves the seat, without name and messages', async () => {
      const entries = [joined(0, 'Ada'), joined(1, 'Zoë'), joined(0, 'Bea')];
      await store.append({ table: 'a', from: 0, entries, summary: WAITING });
      for (const from of [0, 1, 0]) await store.addChat('a', 'players', line(from, `from ${from}`));
      await store.addChat('a', 'spectators', line(-3, 'hello'));
      await store.erasePlayer('a', 0);
      await store.erasePlayer('nowhere', 0);
      expect(await store.load('a')).toEqual([joined(0, ''), joined(1, 'Zoë'), joined(0, '')]);
      expect((await store.loadChat('a', 'players', 9)).map(({ text }) => text)).toEqual(['from 1']);
      expect(await store.loadChat('a', 'spectators', 9)).toHaveLength(1);
      // Nobody takes a new line for one they already have.
      expect((await store.addChat('a', 'players', line(1, 'again'))).number).toBe(4);
      expect((await store.loadChat('a', 'players', 1)).map(({ text }) => text)).toEqual(['again']);
      expect((await store.append(appendOf('a', 3))).ok).toBe(true);
    });

    it('is noticed by a server that still has the table in memory', async () => {
      for (const table of ['a', 'b']) await store.append(appendOf(table, 0, ['one', 'two']));
      const known = new Map(Object.entries({ a: 2, b: 1, c: 3 }));
      expect(await store.listChanged(known)).toEqual(new Map(Object.entries({ b: 2, c: undefined })));
    });
  });

  describe('closing', () => {
    it('waits for earlier requests, and may be repeated', async () => {
      const done = store.append(appendOf('a', 0));
      await Promise.all([store.close(), store.close()]);
      expect(await done).toEqual(DONE);
      await store.close();
    });

    it('is the end', async () => {
      await store.close();
      await expect(store.append(appendOf('a', 0))).rejects.toThrow(StoreProblem);
      await expect(store.load('a')).rejects.toThrow(StoreProblem);
      await expect(store.heartbeat(1)).rejects.toThrow(StoreProblem);
    });
  });
}
