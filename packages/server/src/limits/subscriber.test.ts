import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subscriberOf } from './subscriber.ts';

/** An IPv6 address as eight numbers. */
const groups = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), {
  minLength: 8,
  maxLength: 8,
});
const isMapped = (eight: readonly number[]) =>
  eight.slice(0, 5).every((group) => group === 0) && eight[5] === 0xffff;

/** One of the ways to write it. */
function spell(eight: readonly number[], { isUpper, isPadded, isShort, isDotted }: Spelling): string {
  const hex = (group: number) => group.toString(16).padStart(isPadded ? 4 : 1, '0');
  const words = eight.map(hex);
  if (isDotted) words.splice(6, 2, [eight[6] >> 8, eight[6] & 255, eight[7] >> 8, eight[7] & 255].join('.'));
  // The first run of zeros, if there is one, may be left out.
  const begin = eight.slice(0, 6).indexOf(0);
  let text = words.join(':');
  if (isShort && begin >= 0) {
    let end = begin;
    while (end < 6 && eight[end] === 0) end++;
    text = `${words.slice(0, begin).join(':')}::${words.slice(end).join(':')}`;
  }
  return isUpper ? text.toUpperCase() : text;
}
type Spelling = Readonly<Record<'isUpper' | 'isPadded' | 'isShort' | 'isDotted', boolean>>;
const spelling: fc.Arbitrary<Spelling> = fc.record({
  isUpper: fc.boolean(),
  isPadded: fc.boolean(),
  isShort: fc.boolean(),
  isDotted: fc.boolean(),
});

describe('a subscriber', () => {
  test('of IPv6 is the first 64 bits, however the address is written', () => {
    fc.assert(
      fc.property(groups, groups, spelling, spelling, (one, other, a, b) => {
        fc.pre(!isMapped(one));
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        fc.pre(!isMapped(neighbour));
        expect(subscriberOf(spell(one, a))).toBe(subscriberOf(spell(neighbour, b)));
      }),
    );
  });

  test('with other 64 bits is another', () => {
    fc.assert(
      fc.property(groups, groups, spelling, (one, other, how) => {
        fc.pre(!isMapped(one) && !isMapped(other));
        fc.pre(one.slice(0, 4).join() !== other.slice(0, 4).join());
        expect(subscriberOf(spell(one, how))).not.toBe(subscriberOf(spell(other, how)));
      }),
    );
  });

  test('of IPv4 is the address, also inside IPv6', () => {
    fc.assert(
      fc.property(fc.ipV4(), spelling, (address, how) => {
        const [a, b, c, d] = address.split('.').map(Number);
        expect(subscriberOf(address)).toBe(address);
        expect(subscriberOf(spell([0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d], how))).toBe(address);
      }),
    );
  });

  test('of anything that is not an address is the text itself', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => subscriberOf(text)).not.toThrow();
      }),
    );
    expect(subscriberOf('unknown')).toBe('unknown');
    expect(subscriberOf('fe80::1%eth0')).toBe(subscriberOf('fe80::2%eth1'));
  });
});
