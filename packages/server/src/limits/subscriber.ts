/** What limits count by: addresses, with all addresses of a subscriber as one, and the networks that subscribers share. */
import { isIPv4, isIPv6 } from 'node:net';

/** Addresses that count together. */
export interface Network {
  readonly name: string;
  /** How many times what one subscriber may have. */
  readonly share: number;
}

/**
 * A subscriber of IPv6 gets at least a /64, which is 2^64 addresses, and often a /56 or a /48. The wider the network, the more
 * subscribers may be in it.
 */
const PREFIXES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 8 },
  { bits: 48, share: 32 },
] as const;

/** Whatever is not an address, such as an `X-Forwarded-For` that somebody made up. */
const NOBODY = 'nobody';

/** From the narrowest, which is the subscriber, to the widest. */
export function networksOf(address: string): readonly [Network, ...Network[]] {
  const groups = groupsOf(address);
  if (groups === undefined) return [{ name: ipv4In(address) ?? NOBODY, share: 1 }];
  const ipv4 = translatedIPv4(groups);
  if (ipv4 !== undefined) return [{ name: ipv4, share: 1 }];
  const [subscriber, ...wider] = PREFIXES.map(({ bits, share }) => ({ name: prefixOf(groups, bits), share }));
  return [subscriber ?? { name: NOBODY, share: 1 }, ...wider];
}

/** The name of a subscriber is itself an address of that subscriber. */
export const subscriberOf = (address: string): string => networksOf(address)[0].name;

/** Some proxies add the port. */
const ipv4In = (text: string): string | undefined => {
  const [address = ''] = text.split(':');
  return isIPv4(address) ? address : undefined;
};

/** Within it an attacker of modest means may have every address. */
export const widestNetworkOf = (address: string): string => networksOf(address).at(-1)?.name ?? NOBODY;

/** The eight numbers of an IPv6 address. */
function groupsOf(text: string): readonly number[] | undefined {
  // Around it may be brackets and a port, or the zone in which a link-local address was seen; or it is a network's name.
  const [address = ''] = text.replace(/^\[/, '').split(/[\]%/]/, 1);
  if (!isIPv6(address)) return undefined;
  // A URL has one spelling for each address: no leading zeros, nothing in decimal.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, i) => group & (0xffff << Math.max(0, 16 * (i + 1) - bits)));
  return `${kept.map((group) => (group & 0xffff).toString(16)).join(':')}::/${bits}`;
}

/** Mapped, 6to4, and NAT64 (RFC 6052, RFC 8215): behind each is a subscriber of IPv4. */
function translatedIPv4(groups: readonly number[]): string | undefined {
  const [a, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = groups;
  const begins = (...start: readonly number[]) => start.every((group, i) => group === groups[i]);
  if (begins(0, 0, 0, 0, 0, 0xffff) || begins(0x64, 0xff9b, 0, 0, 0, 0)) return dotted(g, h);
  if (a === 0x2002) return dotted(b, c);
  if (!begins(0x64, 0xff9b, 1)) return undefined;
  // A network of its own chooses where in the address it is: at the end, or after the prefix, around eight zeros.
  return g === 0 && h === 0 ? dotted(d, (e << 8) | (f >> 8)) : dotted(g, h);
}

const dotted = (...pairs: readonly number[]): string =>
  pairs.flatMap((pair) => [(pair >> 8) & 255, pair & 255]).join('.');
