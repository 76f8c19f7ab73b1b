/**
 * npm run bench -- attacks [--only text,chat] [--seconds 15] [--rounds 3]
 *
 * What people notice while somebody attacks the server: games, readers and newcomers on a server of its own with its
 * default limits, first quiet, then under each attack in turn. Attackers have a thread of their own, and other addresses
 * of this machine (127.0.0.0/8, which only Linux has without further ado). Of several rounds, the row of the middle one is
 * printed, as it goes into attacks.md; of two, the worse.
 */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { ATTACKS } from './attacks/all.ts';
import { type Attack, Battle } from './attacks/attack.ts';
import { Honest } from './attacks/honest.ts';
import { COLUMNS, middle, type Outcome, rowOf } from './attacks/outcome.ts';
import { describeMachine, ensureWebBuilt } from './server/machine.ts';
import { type Server, startServer } from './server/server-process.ts';

/** Before anything is measured, in milliseconds. */
const SETTLE = 3_000;
/** For attackers to say what they got. */
const FAREWELL = 1_000;
const SAMPLE_EVERY = 100;
/** Newcomers after a restart. */
const ARRIVALS = 5;

interface Order {
  readonly name: string;
  readonly port: number;
  readonly seconds: number;
}

type Spoils = Pick<Outcome, 'got' | 'reports'>;

/** In a thread of its own. */
async function attack({ name, port, seconds }: Order): Promise<Spoils> {
  const battle = new Battle(port, seconds);
  await Promise.race([ATTACKS.get(name)?.run(battle), sleep(seconds * 1000 + FAREWELL / 2)]);
  return { got: String(battle.tally), reports: battle.reports };
}

async function sendAttackers({ name, port, seconds }: Order): Promise<Spoils> {
  const thread = new Worker(import.meta.filename, { argv: [name, port, seconds] });
  // It sends nothing else.
  const [spoils]: Spoils[] = await once(thread, 'message');
  await thread.terminate();
  return spoils ?? { got: '', reports: [] };
}

const sizeOf = (folder: string): number =>
  readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);

/** The most memory that it holds, until it is asked for. */
function watchMemory(server: Server): () => number {
  let peak = server.resident();
  const sampling = setInterval(() => {
    peak = Math.max(peak, server.resident());
  }, SAMPLE_EVERY);
  return () => {
    clearInterval(sampling);
    return peak;
  };
}

async function fight(
  name: string,
  { title, settings, descriptors, isLasting }: Attack,
  seconds: number,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-bench-'));
  const start = () =>
    startServer(
      { GUIMARD_DATA: join(folder, 'tables.sqlite'), GUIMARD_RATE_LIMIT: 'on', ...settings },
      { descriptors },
    );
  let server = await start();
  let honest = new Honest(server.port);
  try {
    await honest.start();
    await sleep(SETTLE);
    const sizes = [sizeOf(folder)];
    const quiet = await honest.watch(seconds);
    sizes.push(sizeOf(folder));
    const before = server.resident();
    const peak = watchMemory(server);
    const [attacked, spoils] = await Promise.all([
      honest.watch(seconds),
      sendAttackers({ name, port: server.port, seconds }),
    ]);
    const memory = { before, peak: peak() };
    sizes.push(sizeOf(folder));
    honest.stop();
    const reports = [...spoils.reports];
    if (isLasting === true) {
      await server.stop();
      server = await start();
      honest = new Honest(server.port);
      const arrivals = await Promise.all(Array.from({ length: ARRIVALS }, () => honest.arrive()));
      reports.push(`after a restart ${arrivals.filter(Boolean).length} of ${ARRIVALS} newcomers served`);
    }
    return { title, quiet, attacked, memory, sizes, got: spoils.got, reports };
  } finally {
    honest.stop();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

async function conduct(): Promise<void> {
  const { values: flags } = parseArgs({
    options: {
      only: { type: 'string', default: [...ATTACKS.keys()].join(',') },
      seconds: { type: 'string', default: '15' },
      rounds: { type: 'string', default: '3' },
    },
  });
  ensureWebBuilt();
  console.log(`${describeMachine()}\n\n${COLUMNS}`);
  for (const name of flags.only.split(',')) {
    const chosen = ATTACKS.get(name);
    if (chosen === undefined) throw new Error(`Which attack? One of ${[...ATTACKS.keys()].join(', ')}.`);
    const outcomes: Outcome[] = [];
    for (let round = 0; round < Number(flags.rounds); round++)
      outcomes.push(await fight(name, chosen, Number(flags.seconds)));
    const shown = middle(outcomes);
    if (shown !== undefined) console.log(rowOf(shown));
  }
  process.exit();
}

if (isMainThread) await conduct();
else {
  const [name = '', port, seconds] = process.argv.slice(2);
  parentPort?.postMessage(await attack({ name, port: Number(port), seconds: Number(seconds) }));
}
