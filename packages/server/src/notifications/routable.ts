/**
 * Which addresses are on the open internet. A player who gives the server an address must not use it to reach what only
 * the server can reach: itself, its neighbours, the services of its data centre.
 */
import { BlockList, isIP } from 'node:net';

/** By the registries of special addresses (RFC 6890 and its successors). */
const NOT_V4 = [
  ['0.0.0.0', 8], // this host
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind a carrier's translation; a cloud's metadata at 100.100.100.200
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // a cloud's own services, at an address that looks like any other
  ['169.254.0.0', 16], // link-local; metadata of most clouds at 169.254.169.254
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments; a cloud's metadata at 192.0.0.192
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays from 6to4
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const;

/** All routed addresses are in here: no loopback, mapped, translated (NAT64), local or multicast addresses. */
const V6 = ['2000::', 3] as const;
const NOT_V6 = [
  ['2001::', 23], // protocol assignments; Teredo and the like embed an IPv4 address
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4 embeds an IPv4 address
  ['3fff::', 20], // documentation
] as const;

const refused = new BlockList();
for (const [net, bits] of NOT_V4) refused.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of NOT_V6) refused.addSubnet(net, bits, 'ipv6');
const routed = new BlockList();
routed.addSubnet(...V6, 'ipv6');

/** A numeric address; anything else is not routable. */
export function isRoutable(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      // A zone names a network of this machine.
      return !address.includes('%') && routed.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}
