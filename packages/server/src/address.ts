/** Describes where the server listens, or why it cannot. */
import { networkInterfaces } from 'node:os';
import { isErrno, messageOf } from './domain/message-of.ts';
import type { Settings } from './settings.ts';

const HERE_ALONE = ['127.0.0.1', '::1', 'localhost'];
const EVERYWHERE = ['0.0.0.0', '::'];

const named = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** This machine's addresses on its networks. */
const ownAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );

/** URLs at which others reach a server that listens there; empty if they cannot. */
export function originsFor(host: string, port: number, addresses = ownAddresses()): readonly string[] {
  if (HERE_ALONE.includes(host)) return [];
  return (EVERYWHERE.includes(host) ? addresses : [host]).map((name) => `http://${named(name)}:${port}`);
}

export function tellAddress(host: string, port: number, publicUrl?: string, addresses?: string[]): string {
  if (publicUrl !== undefined) return `Guimard is at ${publicUrl} (here: port ${port})`;
  const isHere = HERE_ALONE.includes(host) || EVERYWHERE.includes(host);
  const others = EVERYWHERE.includes(host) ? originsFor(host, port, addresses) : [];
  const more = others.length === 0 ? '' : `, and on your network at ${others.join(' or ')}`;
  return `Guimard is at http://${isHere ? 'localhost' : named(host)}:${port}${more}`;
}

export const tellWorker = (host: string, port: number): string =>
  `Guimard lets computers think. Whether it is well: http://${named(host)}:${port}/readyz`;

export function tellFailure({ host, port }: Pick<Settings, 'host' | 'port'>, error: unknown): string {
  const another = `Choose another: --port ${port < 65_535 ? port + 1 : 8080}`;
  if (isErrno(error, 'EADDRINUSE')) return `Port ${port} is taken by another program. ${another}`;
  if (isErrno(error, 'EACCES')) return `Port ${port} is not allowed to you. ${another}`;
  return `Cannot listen at host "${host}", port ${port}: ${messageOf(error)}. See --help`;
}
