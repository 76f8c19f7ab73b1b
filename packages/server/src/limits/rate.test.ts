import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Windows } from '../domain/windows.ts';
import { NetworkTally } from './network-tally.ts';
import { waitAt } from './rate.ts';
import { networksOf } from './subscriber.ts';

const MOST = 5;

/** Allowed of so many tries, each from an address that may differ from the one before. */
async function allowed(tries: number, addressOf: (i: number) => string): Promise<number> {
  const windows = new Windows();
  let count = 0;
  for (let i = 0; i < tries; i++)
    if ((await waitAt(addressOf(i), MOST, (name) => windows.count(name, 60_000, i))) === undefined) count++;
  return count;
}
const hex = (number: number) => number.toString(16);

test.each([
  ['one address', 1, () => '2001:db8::1'],
  ['a /64', 1, (i: number) => `2001:db8::${hex(i)}`],
  ['a /56', 8, (i: number) => `2001:db8:0:${hex(i % 256)}::1`],
  ['a /48', 32, (i: number) => `2001:db8:0:${hex((i * 257) % 65_536)}::1`],
  ['NAT64, each client', 2_000, (i: number) => `64:ff9b::${hex(i)}:7`],
  ['what is no address', 1, (i: number) => `made up ${i}`],
])('%s may do as much as %i subscribers', async (_what, subscribers, addressOf) => {
  const most = Math.min(2_000, MOST * subscribers);
  expect(await allowed(2_000, addressOf)).toBe(most);
});

test('what one subscriber is refused takes nothing from its neighbours', async () => {
  const neighbour = 1_000;
  const addressOf = (i: number) => (i < neighbour ? '2001:db8::1' : '2001:db8:0:1::1');
  expect(await allowed(neighbour + MOST, addressOf)).toBe(2 * MOST);
});

test('the same holds for what subscribers have at the same time, and all of it is given back', () => {
  const address = fc.tuple(fc.nat(3), fc.nat(0x3ff)).map(([high, low]) => `2001:db8:${high}:${hex(low)}::1`);
  fc.assert(
    fc.property(fc.array(address, { maxLength: 600 }), (addresses) => {
      const tally = new NetworkTally(MOST);
      const had = addresses.filter((one) => {
        const hasRoom = tally.hasRoomFor(one);
        if (hasRoom) tally.add(one);
        return hasRoom;
      });
      for (const [i, share] of [1, 8, 32].entries()) {
        const groups = Object.groupBy(had, (one) => networksOf(one)[i].name);
        for (const group of Object.values(groups)) expect(group?.length).toBeLessThanOrEqual(MOST * share);
      }
      for (const one of had) tally.remove(one);
      expect(addresses.every((one) => tally.hasRoomFor(one))).toBe(true);
    }),
  );
});
