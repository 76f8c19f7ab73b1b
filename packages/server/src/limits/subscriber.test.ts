import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networksOf, subscriberOf } from './subscriber.ts';

/** An IPv6 address as eight numbers. */
const groups = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff })), {
  minLength: 8,
  maxLength: 8,
});
const begins = (eight: readonly number[], ...start: readonly number[]) =>
  start.every((group, i) => group === eight[i]);
/** An address behind which there is one of IPv4. */
const isTranslated = (eight: readonly number[]) =>
  begins(eight, 0, 0, 0, 0, 0, 0xffff) ||
  begins(eight, 0x64, 0xff9b, 0, 0, 0, 0) ||
  begins(eight, 0x64, 0xff9b, 1) ||
  begins(eight, 0x2002);

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
        fc.pre(!isTranslated(one));
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        fc.pre(!isTranslated(neighbour));
        expect(subscriberOf(spell(one, a))).toBe(subscriberOf(spell(neighbour, b)));
      }),
    );
  });

  test('with other 64 bits is another', () => {
    fc.assert(
      fc.property(groups, groups, spelling, (one, other, how) => {
        fc.pre(!isTranslated(one) && !isTranslated(other));
        fc.pre(one.slice(0, 4).join() !== other.slice(0, 4).join());
        expect(subscriberOf(spell(one, how))).not.toBe(subscriberOf(spell(other, how)));
      }),
    );
  });

  test('of IPv4 is the address, also inside IPv6, however it was translated', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.integer({ min: 0, max: 0xffff }), spelling, (address, other, how) => {
        const [a, b, c, d] = address.split('.').map(Number);
        const [high, low] = [a * 256 + b, c * 256 + d];
        for (const inside of [
          [0, 0, 0, 0, 0, 0xffff, high, low],
          [0x64, 0xff9b, 0, 0, 0, 0, high, low],
          [0x64, 0xff9b, 1, high, c, d << 8, 0, 0],
          [0x2002, high, low, other, other, other, other, other],
        ])
          expect(networksOf(spell(inside, how))).toEqual([{ name: address, share: 1 }]);
        // At the end; an address of zeros cannot be told from one after the prefix.
        if (high + low > 0)
          expect(subscriberOf(spell([0x64, 0xff9b, 1, other, 0, 0, high, low], how))).toBe(address);
        expect(subscriberOf(address)).toBe(address);
      }),
    );
  });

  test('is the same with a port, with a zone, and by the name that it got', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), fc.nat(65_535), (address, port) => {
        const is6 = address.includes(':');
        const subscriber = subscriberOf(address);
        expect(subscriberOf(is6 ? `[${address}]:${port}` : `${address}:${port}`)).toBe(subscriber);
        if (is6) expect(subscriberOf(`${address}%eth${port}`)).toBe(subscriber);
        expect(networksOf(subscriber)).toEqual(networksOf(address));
      }),
    );
  });

  test('is one and the same for all that is no address', () => {
    const made = fc.oneof(
      fc.string(),
      fc.domain(),
      fc.ipV4().map((address) => `${address}.1`),
      fc.ipV6().map((address) => `${address}:1:2:3:4:5:6:7`),
      fc.constantFrom('', 'unknown', '_hidden', '1.2.3', '::g', '[', ']:1', '%', '/64'),
    );
    fc.assert(
      fc.property(made, (text) => {
        fc.pre(isIP(text.replace(/^\[|[\]%/].*$/gs, '')) === 0 && isIP(text.split(':')[0]) === 0);
        expect(networksOf(text)).toEqual(networksOf('unknown'));
      }),
    );
  });
});

describe('the networks of an address', () => {
  test('are a /64, a /56 and a /48, and the wider ones may have more', () => {
    expect(networksOf('2001:db8:12:3456:789a::1')).toEqual([
      { name: '2001:db8:12:3456::/64', share: 1 },
      { name: '2001:db8:12:3400::/56', share: 8 },
      { name: '2001:db8:12:0::/48', share: 32 },
    ]);
  });

  test('are shared exactly by the addresses that begin with the same bits', () => {
    const bitsOf = (eight: readonly number[]) =>
      eight.map((group) => group.toString(2).padStart(16, '0')).join('');
    fc.assert(
      fc.property(groups, fc.nat(127), spelling, spelling, (one, at, a, b) => {
        const other = one.map((group, i) => (i === at >> 4 ? group ^ (0x8000 >> (at & 15)) : group));
        fc.pre(!isTranslated(one) && !isTranslated(other));
        const [mine, theirs] = [networksOf(spell(one, a)), networksOf(spell(other, b))];
        for (const [i, bits] of [64, 56, 48].entries())
          expect(mine[i].name === theirs[i].name).toBe(
            bitsOf(one).slice(0, bits) === bitsOf(other).slice(0, bits),
          );
      }),
    );
  });
});
