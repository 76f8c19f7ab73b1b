/** What every kind of bus promises. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Bus } from '../bus.ts';
import type { BusMessage } from '../message.ts';

const changed = (version: number): BusMessage => ({ type: 'changed', version });
/** Long enough for a bus on a busy machine. */
const until = (check: () => void) => vi.waitFor(check, 8_000);

/** `join` connects one more node to the same bus. */
export function testBus(join: () => Promise<Bus>): void {
  let nodes: Bus[];
  const [TABLE, OTHER] = ['abcdefgh', 'hgfedcba'];

  beforeEach(async () => {
    nodes = [await join(), await join(), await join()];
  });
  afterEach(() => Promise.all(nodes.map((node) => node.close())));

  /** Everything a node hears about a table, once its subscription is known to everyone. */
  async function heardAt(node: Bus, table: string): Promise<BusMessage[]> {
    const heard: BusMessage[] = [];
    node.subscribe(table, (message) => heard.push(message));
    const [other] = nodes.filter((one) => one !== node);
    await until(() => {
      other?.publish(table, changed(0));
      expect(heard.length).toBeGreaterThan(0);
    });
    heard.length = 0;
    return heard;
  }

  test('a message reaches all other nodes that subscribe to the table, in order', async () => {
    const [one, two, three] = nodes as [Bus, Bus, Bus];
    const [own, heard, elsewhere] = [
      await heardAt(one, TABLE),
      await heardAt(two, TABLE),
      await heardAt(three, OTHER),
    ];
    for (let version = 1; version <= 50; version++) one.publish(TABLE, changed(version));
    three.publish(TABLE, { type: 'deleted' });
    one.publish(OTHER, { type: 'whoIsThere' });
    await until(() => {
      const later = heard.filter((message) => message.type === 'changed' && message.version > 0);
      expect(later).toHaveLength(50);
      expect(later).toEqual(
        later.toSorted((a, b) => ('version' in a && 'version' in b ? a.version - b.version : 0)),
      );
      expect(heard).toContainEqual({ type: 'deleted' });
      expect(own).toContainEqual({ type: 'deleted' });
      expect(elsewhere).toContainEqual({ type: 'whoIsThere' });
    });
    // Its own are not among them, nor those of another table.
    expect(own.filter((message) => message.type === 'changed' && message.version > 0)).toEqual([]);
    expect(elsewhere.filter((message) => message.type === 'deleted')).toEqual([]);
  });

  test('every kind of message arrives as it was sent', async () => {
    const [one, two] = nodes as [Bus, Bus];
    const heard = await heardAt(two, TABLE);
    const sent: BusMessage[] = [
      { type: 'chat', hears: 'spectators', number: 7 },
      { type: 'presence', node: one.node, version: 9, connected: [0, 2], recent: [1], spectators: 4 },
      { type: 'whoIsThere' },
    ];
    for (const message of sent) one.publish(TABLE, message);
    await until(() => expect(heard.filter(({ type }) => type !== 'changed')).toEqual(sent));
  });

  test('who has unsubscribed hears nothing more; the others at the node do', async () => {
    const [one, two] = nodes as [Bus, Bus];
    const gone: BusMessage[] = [];
    const unsubscribe = two.subscribe(TABLE, (message) => gone.push(message));
    const heard = await heardAt(two, TABLE);
    unsubscribe();
    unsubscribe();
    gone.length = 0;
    one.publish(TABLE, { type: 'deleted' });
    await until(() => expect(heard).toContainEqual({ type: 'deleted' }));
    expect(gone.filter(({ type }) => type === 'deleted')).toEqual([]);
  });

  test('nodes have names of their own, and a closed one is silent', async () => {
    const [one, two, three] = nodes as [Bus, Bus, Bus];
    expect(new Set(nodes.map(({ node }) => node)).size).toBe(3);
    const heard = await heardAt(two, TABLE);
    await one.close();
    one.publish(TABLE, { type: 'whoIsThere' });
    three.publish(TABLE, { type: 'deleted' });
    await until(() => expect(heard).toContainEqual({ type: 'deleted' }));
    expect(heard.filter(({ type }) => type === 'whoIsThere')).toEqual([]);
    await one.close();
  });
}
