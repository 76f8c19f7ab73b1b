/** One installation with one number of tables: with all it takes, at a requested rate, and at rest. */
import { setTimeout as sleep } from 'node:timers/promises';
import { nth } from '@guimard/engine/kit';
import { openTableAt, part } from '../server/game.ts';
import { Load } from '../server/load.ts';
import { measure } from '../server/measure.ts';
import { playTables } from '../server/players.ts';
import { type Installation, startInstallation } from './installation.ts';
import { type InstallationId, type Phase, type Point, rounded } from './measurements.ts';

/** Of all servers together. */
async function total(servers: Installation['servers'], figure: string): Promise<number> {
  const figures = await Promise.all(servers.map((server) => server.figure(figure)));
  return figures.reduce((sum, value) => sum + value, 0);
}

async function phase(installation: Installation, load: Load, seconds: number): Promise<Phase> {
  const { servers, postgres, nats } = installation;
  const achieved = await measure(load, seconds, async () => {
    const commits = await total(servers, 'guimard_store_commits_total');
    const written = await installation.written();
    const { user, system } = process.cpuUsage();
    return [
      commits,
      written,
      (user + system) / 1000,
      postgres?.busy() ?? 0,
      nats?.busy() ?? 0,
      ...servers.map((server) => server.busy()),
    ];
  });
  const { times } = achieved;
  const [commits = 0, written = 0, generator = 0, database = 0, messages = 0, ...busy] =
    achieved.spent.map(rounded);
  const latency = (share: number) => (times.length === 0 ? null : rounded(part(times, share)));
  return {
    seconds: rounded(achieved.seconds),
    moves: times.length,
    median: latency(0.5),
    p99: latency(0.99),
    busy: { servers: busy, postgres: database, nats: messages, generator },
    commits,
    written,
  };
}

export interface Request {
  readonly installation: InstallationId;
  readonly tables: number;
  readonly rate: number;
  readonly seconds: number;
}

export async function measurePoint({ installation: id, tables, rate, seconds }: Request): Promise<Point> {
  const installation = await startInstallation(id);
  const { servers } = installation;
  const load = new Load();
  try {
    const memory = () => total(servers, 'process_resident_memory_bytes');
    const empty = await memory();
    await playTables(tables, load, (i) =>
      // Where there are several servers, the two players are at different ones.
      openTableAt([nth(servers, i % servers.length), nth(servers, (i + 1) % servers.length)]),
    );
    const grown = (await memory()) - empty;
    const commands = () => total(servers, 'guimard_commands_accepted_total');
    const [stored, done] = [await installation.stored(), await commands()];
    // First, so that all code is compiled when the rest is measured.
    load.release();
    const full = await phase(installation, load, seconds);
    load.rate = 0;
    while (load.pending > 0) await sleep(100);
    load.rate = rate;
    const paced = await phase(installation, load, seconds);
    const storedPerMove = ((await installation.stored()) - stored) / ((await commands()) - done);
    load.rate = 0;
    const rest = await phase(installation, load, seconds);
    return {
      installation: id,
      tables,
      memory: grown,
      rest,
      paced,
      full,
      storedPerMove: rounded(storedPerMove),
    };
  } finally {
    load.isOver = true;
    await installation.stop();
  }
}
