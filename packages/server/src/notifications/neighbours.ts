/** Hosts on this machine's networks: its firewall may let it reach what nobody else can. */
import { BlockList } from 'node:net';
import type { NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Prefix length of one IPv6 network, even where the machine knows only its own address. */
const NETWORK_BITS = 64;

/** Uses the current interfaces: a machine may get another address at any time. */
export function isNeighbour(address: string, interfaces: ReturnType<typeof networkInterfaces>): boolean {
  const neighbours = new BlockList();
  for (const own of Object.values(interfaces).flat()) {
    if (own !== undefined) neighbours.addSubnet(own.address, bitsOf(own), familyOf(own.address));
  }
  return neighbours.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');

/** Without a readable mask, only the address itself counts. */
function bitsOf({ cidr, family }: NetworkInterfaceInfo): number {
  const bits = cidr?.split('/')[1];
  if (family === 'IPv4') return Number(bits ?? 32);
  return Math.min(Number(bits ?? 128), NETWORK_BITS);
}
