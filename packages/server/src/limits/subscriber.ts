/** What a limit counts by: addresses, with all addresses of a subscriber as one. */
import { isIPv6 } from 'node:net';

/** 16-bit groups that an IPv6 subscriber's addresses share: each subscriber has 2^64 addresses. */
const NETWORK_GROUPS = 4;

/** IPv4 addresses stay as they are, also those mapped into IPv6; so does anything that is not an address. */
export function subscriberOf(address: string): string {
  // After a percent sign comes the network interface on which a link-local address was seen.
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  return mappedIPv4(groups) ?? `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  // A URL has one spelling for each address: lower case, no leading zeros, nothing in decimal.
  const { hostname } = new URL(`http://[${address}]`);
  const [head = [], tail] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  if (tail === undefined) return head;
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join() !== '0,0,0,0,0,ffff') return undefined;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');
}
