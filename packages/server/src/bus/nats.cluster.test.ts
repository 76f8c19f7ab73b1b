import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Component, startComponent } from '../trials/testing/component.ts';
import type { Bus } from './bus.ts';
import type { BusMessage } from './message.ts';
import { natsBus } from './nats.ts';
import { type NatsAddress, natsAddressOf } from './nats-address.ts';
import { testBus } from './testing/bus.contract.ts';

const TABLE = 'abcdefgh';
const addressOf = (url: string): NatsAddress => {
  const address = natsAddressOf(url);
  if (address === undefined) throw new Error(`${url} is malformed`);
  return address;
};
const until = (check: () => void) => vi.waitFor(check, 10_000);

let nats: Component;
beforeAll(async () => {
  nats = await startComponent('nats');
});
afterAll(() => nats.close());

async function join(): Promise<Bus> {
  const bus = natsBus(addressOf(nats.url));
  await until(() => expect(bus.health).toBe('ok'));
  return bus;
}

describe('a bus on NATS', () => testBus(join));

test('strangers are ignored, whatever they publish', async () => {
  const bus = await join();
  onTestFinished(() => bus.close());
  const heard: BusMessage[] = [];
  bus.subscribe(TABLE, (message) => heard.push(message));
  const stranger = await connect({ servers: nats.url.replace('nats://', '') });
  const junk = ['', '{', 'null', '{"type":"stop"}', '{"type":"changed","version":"1"}', 'x'.repeat(100_000)];
  await until(() => {
    for (const text of junk) stranger.publish(`guimard.t.${TABLE}`, text);
    stranger.publish(`guimard.t.${TABLE}`, '{"type":"changed","version":1}');
    expect(heard.length).toBeGreaterThan(0);
  });
  expect(heard.every((message) => message.type === 'changed' && message.version === 1)).toBe(true);
  expect(bus.rejected).toBeGreaterThanOrEqual(junk.length);
  await stranger.close();
});

test('it waits for NATS, outlives it, and subscribes again', async () => {
  await nats.tell('stop');
  const [one, two] = [natsBus(addressOf(nats.url)), natsBus(addressOf(nats.url))];
  onTestFinished(async () => void (await Promise.all([one.close(), two.close()])));
  const heard: BusMessage[] = [];
  const before = one.outages;
  one.subscribe(TABLE, (message) => heard.push(message));
  two.publish(TABLE, { type: 'changed', version: 1 });
  await until(() =>
    expect(one.health).toMatchObject({ reason: expect.stringContaining('NATS cannot be reached') }),
  );
  for (let round = 1; round <= 2; round++) {
    await nats.tell('start');
    await until(() => expect([one.health, two.health]).toEqual(['ok', 'ok']));
    await until(() => {
      two.publish(TABLE, { type: 'changed', version: round });
      expect(heard.at(-1)).toEqual({ type: 'changed', version: round });
    });
    expect(one.outages).toBe(before + round - 1);
    if (round === 1) await nats.tell('stop');
    if (round === 1) await until(() => expect(one.health).not.toBe('ok'));
  }
});

test('passwords are used, and appear nowhere', async () => {
  const guarded = await startComponent('nats', '--user', 'node', '--pass', 's3cret');
  onTestFinished(() => guarded.close());
  const [, host] = guarded.url.split('//');
  const [right, wrong] = ['s3cret', 'wr0ng'].map((pass) => natsBus(addressOf(`nats://node:${pass}@${host}`)));
  if (right === undefined || wrong === undefined) throw new Error('there are two');
  onTestFinished(async () => void (await Promise.all([right.close(), wrong.close()])));
  await until(() => expect(right.health).toBe('ok'));
  await until(() => expect(wrong.health).toMatchObject({ reason: expect.stringMatching(/authori/i) }));
  expect(JSON.stringify(wrong.health)).not.toContain('wr0ng');
});

test('a bus that never connected can be closed', async () => {
  const bus = natsBus({ servers: ['127.0.0.1:1'] });
  await bus.close();
  expect(bus.health).not.toBe('ok');
});
