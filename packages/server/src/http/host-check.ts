/**
 * Which names the server answers for. A page of somebody else may have its own name lead to this machine (DNS
 * rebinding); to the browser our answers are then that page's. The name it asks for gives it away.
 */
import { isIP } from 'node:net';
import { hostname as machineName } from 'node:os';
import { newRefusal } from '@guimard/engine/kit';
import type { FastifyInstance } from 'fastify';
import { refused } from '../api/refusal.ts';
import { pageFor } from './error-page.ts';

export interface ServerNames {
  readonly publicUrl: string | undefined;
  /** What the server listens at. */
  readonly host: string;
  /** What this machine calls itself. */
  readonly machine: string;
}

const OTHER_HOST = newRefusal('host', 'otherHost');

/** They say only how the server is, and a monitor may know it by the name of a container. */
const PROBES = ['/healthz', '/readyz'];

/** As a browser names it: an address of IPv6 in brackets, and no port. */
export function isServed(hostname: string, { publicUrl, host, machine }: ServerNames): boolean {
  // An address is nobody's name, so it cannot be made to lead elsewhere.
  if (isIP(hostname) === 4 || isIP(/^\[(.*)\]$/.exec(hostname)?.[1] ?? '') === 6) return true;
  const ownName = plain(machine).replace(/\.local$/, '');
  const served = ['localhost', plain(host), ownName, `${ownName}.local`];
  if (publicUrl !== undefined) served.push(plain(new URL(publicUrl).hostname));
  const asked = plain(hostname);
  return asked !== '' && served.includes(asked);
}

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');

export function checkHost(app: FastifyInstance, names: Omit<ServerNames, 'machine'>): void {
  const all = { ...names, machine: machineName() };
  app.addHook('onRequest', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    if (PROBES.includes(url) || isServed(request.hostname, all)) return undefined;
    reply.header('cache-control', 'no-store');
    const problem = refused(reply, OTHER_HOST);
    return reply.send(pageFor(request, reply, 'Not the name of this server', problem.detail) ?? problem);
  });
}
