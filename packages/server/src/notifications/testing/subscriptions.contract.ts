/** What every store of subscriptions promises. */
import { expect, it } from 'vitest';
import { idOf, type Subscription, type SubscriptionStore } from '../subscription.ts';

export const HOOK = {
  kind: 'webhook',
  address: 'https://hook.example/',
  key: 'k1',
} as const satisfies Subscription;
const PUSH: Subscription = { kind: 'push', address: 'https://push.example/1', p256dh: 'p', auth: 'a' };
export const FIRST = { table: 'aaaaaaaa', seat: 0 };
const SECOND = { table: 'aaaaaaaa', seat: 1 };
const OTHER = { table: 'bbbbbbbb', seat: 0 };

/** `open` returns an empty store. */
export function testSubscriptions(open: () => SubscriptionStore | Promise<SubscriptionStore>): void {
  it('belong to one seat at one table', async () => {
    const store = await open();
    await store.add(FIRST, HOOK);
    await store.add(FIRST, PUSH);
    await store.add(OTHER, PUSH);
    expect((await store.list(FIRST)).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([PUSH, HOOK]);
    expect(await store.list(SECOND)).toEqual([]);
    await store.remove(FIRST, idOf(PUSH));
    expect([await store.list(FIRST), await store.list(OTHER)]).toEqual([[HOOK], [PUSH]]);
    await store.close();
  });

  it('exist once per target, with the latest key', async () => {
    const store = await open();
    await store.add(FIRST, HOOK);
    await store.add(FIRST, { ...HOOK, key: 'k2' });
    expect(await store.list(FIRST)).toEqual([{ ...HOOK, key: 'k2' }]);
    await store.close();
  });

  it('are removed with the seat, and with the table', async () => {
    const store = await open();
    for (const turn of [FIRST, SECOND, OTHER]) await store.add(turn, HOOK);
    await store.clear('aaaaaaaa', 0);
    expect([await store.list(FIRST), await store.list(SECOND)]).toEqual([[], [HOOK]]);
    await store.clear('aaaaaaaa');
    expect([await store.list(SECOND), await store.list(OTHER)]).toEqual([[], [HOOK]]);
    await store.close();
  });

  it('are claimed once for each turn, and not for an earlier one', async () => {
    const store = await open();
    await store.add(FIRST, HOOK);
    await store.add(OTHER, HOOK);
    const claims = await Promise.all([4, 4, 4].map((number) => store.claim(FIRST, number)));
    expect(claims.toSorted((a, b) => a.length - b.length)).toEqual([[], [], [HOOK]]);
    expect([await store.claim(SECOND, 4), await store.claim(OTHER, 1)]).toEqual([[], [HOOK]]);
    // A later subscription belongs to a seat that has been notified.
    await store.add(FIRST, PUSH);
    expect([await store.claim(FIRST, 3), await store.claim(FIRST, 4)]).toEqual([[], []]);
    expect(await store.claim(FIRST, 5)).toHaveLength(2);
    await store.close();
  });
}
