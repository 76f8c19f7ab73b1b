/**
 * Where a notification may go. A name is resolved once and all its addresses are checked; the request goes to exactly
 * these addresses, so a name that resolves differently a moment later has no effect. Hand-written: a library that checks
 * the name and then lets fetch resolve it again leaves that gap open.
 */
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { ok, type Result, refuse } from '@guimard/engine/kit';
import { LONGEST_ADDRESS } from '@guimard/protocol';
import { isNeighbour } from './neighbours.ts';
import { isRoutable } from './routable.ts';

export interface Target {
  readonly url: URL;
  /** Checked; at least one. */
  readonly addresses: readonly string[];
}

/** Access to the network. Tests have their own. */
export interface Network {
  /** All addresses of a name; empty if the name does not exist. */
  resolve(name: string): Promise<readonly string[]>;
  isAllowed(address: string): boolean;
  readonly ports: readonly number[];
}

export const WEB_PORTS: readonly number[] = [80, 443];
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };
/** Timeout of a name server, in milliseconds. */
const TIMEOUT = 2_000;

/** The internet, without reserved addresses and without this machine's networks. */
export function openNetwork({
  ports = WEB_PORTS,
  interfaces = networkInterfaces,
}: {
  readonly ports?: readonly number[];
  readonly interfaces?: typeof networkInterfaces;
} = {}): Network {
  const isAllowed = (address: string) => isRoutable(address) && !isNeighbour(address, interfaces());
  return { resolve: resolveName, isAllowed, ports };
}

/**
 * Uses its own resolver: the operating system's waits in the few threads that also read files, and names that never
 * resolve could block those.
 */
async function resolveName(name: string): Promise<readonly string[]> {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: 1 });
  const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}

/** Parses an address as written. Numbers in any form are normalised: 0x7f.1 is 127.0.0.1. */
export function readAddress(
  written: string,
  { ports, isAllowed }: Pick<Network, 'ports' | 'isAllowed'>,
): Result<URL> {
  if (written.length > LONGEST_ADDRESS) return refuse('address', 'addressTooLong');
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const usual = url && PORTS[url.protocol];
  if (url === undefined || usual === undefined) {
    return refuse('address', 'addressScheme');
  }
  if (url.username !== '' || url.password !== '') {
    return refuse('address', 'addressWithPassword');
  }
  const port = url.port === '' ? usual : Number(url.port);
  if (!ports.includes(port)) return refuse('address', 'addressPort', { port });
  const host = hostOf(url);
  if (isIP(host) > 0 && !isAllowed(host)) return NOT_PUBLIC;
  return ok(url);
}

const NOT_PUBLIC = refuse('address', 'addressNotPublic');

/** Without the brackets around an IPv6 address. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** One address that is not public is enough to refuse them all. */
export async function aim(written: string, network: Network): Promise<Result<Target>> {
  const url = readAddress(written, network);
  if (!url.ok) return url;
  const host = hostOf(url.value);
  const addresses = isIP(host) > 0 ? [host] : await network.resolve(host);
  if (addresses.length === 0) return refuse('address', 'addressUnknown');
  return addresses.every((address) => network.isAllowed(address))
    ? ok({ url: url.value, addresses })
    : NOT_PUBLIC;
}
