/** The way to a database or another server, which a test can block. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Cut: there are no connections. Stalled: nothing arrives, until it is passed on later. Answers lost: the connection
 * breaks when the next answer comes, so that nobody knows what became of the request.
 */
type Fault = 'none' | 'cut' | 'stalled' | 'answers lost';

export interface FaultyProxy {
  /** Instead of the database's. */
  readonly url: string;
  /** Answers that were lost. */
  readonly lost: number;
  set(fault: Fault): void;
  /** Cuts all connections once this many more answers have passed, until it is set. */
  cutAfter(answers: number): void;
  close(): Promise<void>;
}

/** It listens on the host's address. */
export async function faultyProxy(database: string, host = '127.0.0.1'): Promise<FaultyProxy> {
  const { hostname, port } = new URL(database);
  const open = new Set<Socket>();
  let fault: Fault = 'none';
  let lost = 0;
  let left = Number.POSITIVE_INFINITY;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  const set = (next: Fault) => {
    fault = next;
    left = Number.POSITIVE_INFINITY;
    if (fault === 'cut') cut();
    for (const socket of open)
      if (fault === 'stalled') socket.pause();
      else socket.resume();
  };
  const server = createServer((client) => {
    if (fault === 'cut') {
      client.destroy();
      return;
    }
    const inside = connect(Number(port), hostname);
    for (const [from, to] of [[client, inside] as const, [inside, client] as const]) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', (data) => {
        if (from === inside && left-- <= 0) set('cut');
        else if (fault === 'answers lost' && from === inside) {
          lost++;
          for (const socket of [client, inside]) socket.destroy();
        } else to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.end();
      });
      if (fault === 'stalled') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address() as AddressInfo;
  const url = new URL(database);
  url.hostname = host;
  url.port = String(address.port);
  return {
    url: url.href,
    get lost() {
      return lost;
    },
    set,
    cutAfter(answers) {
      left = answers;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
