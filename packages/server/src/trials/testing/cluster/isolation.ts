/**
 * The surroundings of a node that can be cut off: a network namespace where that is permitted, where packets vanish and
 * nobody is told; elsewhere a proxy on each way, which lets nothing pass. Cut off at the back, it reaches neither the database
 * nor NATS, while nginx and clients still reach it.
 */
import { faultyProxy } from '../../../store/postgres/testing/faulty-proxy.ts';
import { startComponent } from '../component.ts';
import { freePort } from './free-port.ts';

interface Urls {
  readonly postgres: string;
  readonly nats: string;
}

export interface Isolation {
  /** Where the node listens. */
  readonly host: string;
  readonly port: number;
  /** Where it is called. */
  readonly front: string;
  /** The database and NATS, as the node reaches them. */
  readonly urls: Urls;
  /** Runs a program there: the words before its name. */
  readonly prefix: readonly string[];
  cut(which: 'back' | 'all'): Promise<void>;
  heal(): Promise<void>;
  close(): Promise<void>;
}

export async function isolate(urls: Urls): Promise<Isolation> {
  const namespace = await startComponent('namespace').catch(() => undefined);
  if (namespace !== undefined) return inNamespace(namespace, urls);
  process.stdout.write('A proxy cuts the server off instead.\n');
  return behindProxies(urls);
}

/** Its loopback is not ours: a proxy on our end of the back cable leads on to the database and to NATS. */
async function inNamespace(
  namespace: Awaited<ReturnType<typeof startComponent>>,
  { postgres, nats }: Urls,
): Promise<Isolation> {
  const [holder = '', host = '', outside = ''] = namespace.url.split(' ');
  const ways = await Promise.all([faultyProxy(postgres, outside), faultyProxy(nats, outside)]);
  const port = await freePort();
  return {
    host,
    port,
    front: `${host}:${port}`,
    urls: { postgres: ways[0].url, nats: ways[1].url },
    prefix: ['nsenter', `--net=/proc/${holder}/ns/net`],
    cut: (which) => namespace.tell(`cut ${which}`),
    heal: () => namespace.tell('heal'),
    close: async () => {
      await Promise.all(ways.map((way) => way.close()));
      await namespace.close();
    },
  };
}

async function behindProxies({ postgres, nats }: Urls): Promise<Isolation> {
  const host = '127.0.0.1';
  const port = await freePort();
  const [front, ...back] = await Promise.all(
    [`http://${host}:${port}`, postgres, nats].map((url) => faultyProxy(url)),
  );
  const all = [front, ...back];
  return {
    host,
    port,
    front: new URL(front.url).host,
    urls: { postgres: back[0].url, nats: back[1].url },
    prefix: [],
    cut: async (which) => {
      for (const way of which === 'back' ? back : all) way.set('stalled');
    },
    heal: async () => {
      for (const way of all) way.set('none');
    },
    close: async () => void (await Promise.all(all.map((way) => way.close()))),
  };
}
