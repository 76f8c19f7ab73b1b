/** A whole installation, on this machine: nodes on PostgreSQL and NATS behind nginx. */
import { type Component, startComponent } from '../component.ts';
import { startWorker, type WorkerProcess } from '../worker-process.ts';
import { freePort } from './free-port.ts';
import { type Isolation, isolate } from './isolation.ts';
import { NodeProcess } from './node-process.ts';

export interface Installation {
  /** Of nginx. */
  readonly url: string;
  readonly postgres: Component;
  readonly nats: Component;
  readonly nodes: readonly NodeProcess[];
  /** Around the first node. */
  readonly isolation: Isolation;
  /** Lets computers think, as does one of the nodes. */
  readonly worker: { process: WorkerProcess; restart(): Promise<void> };
  close(): Promise<void>;
}

/** The clock of the last node is so far ahead, in milliseconds. */
const AHEAD = 30_000;

export async function install(): Promise<Installation> {
  const [postgres, nats] = await Promise.all([
    startComponent('postgres', 'fsync=off'),
    startComponent('nats'),
  ]);
  const urls = { postgres: postgres.url, nats: nats.url };
  const isolation = await isolate(urls);
  const usual = { host: '127.0.0.1', ...urls, hasComputers: false, release: 'this' } as const;
  const { host, port, front, prefix } = isolation;
  const nodes = [
    new NodeProcess({ ...usual, host, port, front, ...isolation.urls }, prefix),
    new NodeProcess({ ...usual, port: await freePort(), hasComputers: true }),
    new NodeProcess({ ...usual, port: await freePort(), ahead: AHEAD }),
  ];
  const nginx = await startComponent('nginx', ...nodes.map((node) => node.front));
  // All at once, on an empty database.
  await Promise.all(nodes.map((node) => node.start()));
  const work = () => startWorker({ DATABASE_URL: urls.postgres, NATS_URL: urls.nats });
  const worker = {
    process: await work(),
    restart: async () => {
      await worker.process.kill();
      worker.process = await work();
    },
  };
  return {
    url: nginx.url,
    postgres,
    nats,
    nodes,
    isolation,
    worker,
    close: async () => {
      await Promise.all([worker.process.kill(), ...nodes.map((node) => node.end('SIGKILL'))]);
      await Promise.all([nginx, isolation, nats, postgres].map((part) => part.close()));
    },
  };
}
