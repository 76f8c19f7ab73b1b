/** The addresses to put into links for others: on its own machine the server is known as localhost. */
import { isIPv4, isIPv6 } from 'node:net';
import { reach } from '@guimard/protocol';
import { originsFor } from '../address.ts';
import type { Context } from './context.ts';
import { limited } from './limits.ts';
import { type App, REFUSALS } from './route.ts';

const isThisMachine = (address: string): boolean =>
  (isIPv4(address) && address.startsWith('127.')) ||
  (isIPv6(address) && /^::(1|ffff:127\..*)$/.test(address));

export function reachRoute(app: App, { host, publicUrl }: Context): void {
  app.get(
    '/api/reach',
    {
      schema: {
        summary: 'Where others can reach this server',
        response: { 200: reach, ...REFUSALS },
      },
      config: limited('read'),
    },
    async ({ ip, socket }) => {
      if (publicUrl !== undefined) return { isAlone: false, origin: publicUrl };
      // A client from elsewhere already has an address, and need not know the addresses of this machine.
      if (!isThisMachine(ip)) return { isAlone: false };
      // Without a port the client is already gone.
      const [origin] = originsFor(host, socket.localPort ?? 0);
      return origin === undefined ? { isAlone: true } : { isAlone: false, origin };
    },
  );
}
