/** What every store promises about leases. */
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type AwakeRequest, LEASE, type Store } from '../store.ts';
import { appendOf } from './tables.ts';

interface Opened {
  readonly store: Store;
  /** Lets all leases expire. */
  readonly expire: () => unknown;
}

/** For a store whose leases expire by the clock of this process. */
export function expireByClock(): Opened['expire'] {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  return () => vi.advanceTimersByTime(LEASE);
}

/** `open` returns an empty store. */
export function testLeases(open: () => Opened | Promise<Opened>): void {
  let store: Store;
  let expire: Opened['expire'];
  beforeEach(async () => {
    ({ store, expire } = await open());
  });

  afterEach(() => store.close());

  const MANY = { until: 100, due: 99, computers: 99 };
  const COMPUTER = { isComputersTurn: true } as const;
  async function take(node: string, request: Partial<AwakeRequest> = {}): Promise<string> {
    const taken = await store.takeAwake({ node, ...MANY, ...request });
    return taken
      .map(({ id, wasLeased }) => (wasLeased ? `${id}!` : id))
      .sort()
      .join(' ');
  }

  describe('leases', () => {
    it('are for tables that need a node, public or not', async () => {
      await store.append(appendOf('a', 0, ['one'], { due: 100 }));
      await store.append(appendOf('b', 0, ['one']));
      await store.append(appendOf('c', 0, ['one'], { ...COMPUTER, visibility: 'link' }));
      await store.append(appendOf('d', 0, ['one'], { due: 101 }));
      await store.append(appendOf('e', 0, ['one'], { ...COMPUTER, due: 0 }));
      expect(await take('one')).toBe('a c e');
    });

    it('belong to one node until they expire', async () => {
      await store.append(appendOf('a', 0, ['one'], { due: 1 }));
      await store.append(appendOf('b', 0, ['one'], COMPUTER));
      expect(await take('one')).toBe('a b');
      expect([await take('two'), await take('one')]).toEqual(['', '']);
      await expire();
      expect(await take('two')).toBe('a! b!');
      expect(await take('one')).toBe('');
    });

    it('are given to no more tables than asked for, those that wait longest first', async () => {
      for (const [i, id] of ['a', 'b', 'c'].entries()) {
        await store.append(appendOf(id, 0, ['one'], { due: 9 - i }));
        await store.append(appendOf(`${id}${id}`, 0, ['one'], { ...COMPUTER, at: 9 - i }));
      }
      expect(await take('one', { due: 0, computers: 2 })).toBe('bb cc');
      expect(await take('one', { due: 1, computers: 0 })).toBe('c');
      expect(await take('one', { due: 0, computers: 0 })).toBe('');
      expect(await take('one')).toBe('a aa b');
    });

    it('are set by an append that names a holder, and end with any other', async () => {
      await store.append({ ...appendOf('a', 0, ['one'], COMPUTER), holder: 'one' });
      expect(await take('two')).toBe('');
      await store.append({ ...appendOf('a', 1, ['two'], COMPUTER), holder: 'two' });
      expect(await store.renewLeases('one', ['a'])).toEqual([]);
      await store.append(appendOf('a', 2, ['three'], COMPUTER));
      expect(await take('three')).toBe('a');
      await store.append(appendOf('a', 3, ['four']));
      await expire();
      expect(await take('one')).toBe('');
    });

    it('are not changed by an append that came too late', async () => {
      await store.append({ ...appendOf('a', 0, ['one', 'two'], COMPUTER), holder: 'one' });
      await store.append({ ...appendOf('a', 1, ['too late'], COMPUTER), holder: 'two' });
      expect(await store.renewLeases('two', ['a'])).toEqual([]);
      expect(await store.renewLeases('one', ['a'])).toEqual(['a']);
    });

    it('are renewed for their holder alone, also shortly after they have expired', async () => {
      for (const id of ['a', 'b', 'c']) await store.append(appendOf(id, 0, ['one'], COMPUTER));
      await take('one');
      await expire();
      expect((await store.renewLeases('one', ['b', 'a', 'nowhere'])).toSorted()).toEqual(['a', 'b']);
      expect(await take('two')).toBe('c!');
      expect(await store.renewLeases('two', ['a', 'b'])).toEqual([]);
      expect(await store.renewLeases('one', [])).toEqual([]);
    });

    it('are released by their holder alone', async () => {
      for (const id of ['a', 'b']) await store.append(appendOf(id, 0, ['one'], COMPUTER));
      await take('one');
      await store.releaseLeases('two', ['a', 'b']);
      expect(await take('two')).toBe('');
      await store.releaseLeases('one', ['a', 'nowhere']);
      expect(await store.renewLeases('one', ['a', 'b'])).toEqual(['b']);
      expect(await take('two')).toBe('a');
    });

    it('go to one of many nodes that ask at once', async () => {
      const ids = Array.from({ length: 20 }, (_, i) => `t${i}`);
      for (const id of ids) await store.append(appendOf(id, 0, ['one'], { ...COMPUTER, due: 1 }));
      const nodes = Array.from({ length: 8 }, (_, i) => `node ${i}`);
      const taken = await Promise.all(nodes.map((node) => take(node, { due: 2, computers: 3 })));
      const all = taken.flatMap((some) => some.split(' ').filter(Boolean));
      expect(new Set(all).size).toBe(all.length);
      await Promise.all([
        ...nodes.map((node) => store.renewLeases(node, ids)),
        ...ids.map((id) => store.append(appendOf(id, 1, ['two']))),
      ]);
      await expire();
      expect(await take('one')).toBe('');
    });
  });
}
