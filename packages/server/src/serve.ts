/** Runs the server, as its own process or for `guimard serve`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { tellAddress, tellFailure, tellWorker } from './address.ts';
import { buildApp, type Deps } from './app.ts';
import { outliveReaders } from './broken-pipes.ts';
import type { Bus } from './bus/bus.ts';
import { workerComputers } from './computers.ts';
import { messageOf } from './domain/message-of.ts';
import type { NotificationChannels } from './notifications/notifications.ts';
import { openChannels } from './notifications/settings.ts';
import { ServiceTime } from './service-time.ts';
import { readInvocation, type Settings } from './settings.ts';
import { onStopSignal } from './stop-signals.ts';
import { MEMORY, openStore } from './store/open.ts';
import { StoreProblem } from './store/problem.ts';
import type { Store } from './store/store.ts';
import { unknownSettings } from './unknown-settings.ts';
import { buildWorker } from './worker.ts';

/** In the published package what is served lies beside the program, and in the repository where it is built. */
function folderOf(packed: string, built: string): string {
  const beside = join(import.meta.dirname, packed);
  return existsSync(beside) ? beside : join(import.meta.dirname, '../../..', built);
}
const WEB_APP = folderOf('web', 'packages/web/dist');
const DOCUMENTATION = folderOf('docs', 'docs/.vitepress/dist');
const EMBED = folderOf('embed', 'packages/embed/dist');

/** Starts what the arguments ask for, until a signal stops the process; returns its exit status so far. */
export async function serve(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  outliveReaders();
  const invocation = readInvocation(args, env);
  if ('print' in invocation) {
    console.log(invocation.print);
    return 0;
  }
  for (const line of unknownSettings(env)) console.error(line);
  if ('fail' in invocation) return giveUp(invocation.fail);
  if ('work' in invocation) return run(invocation.work, buildWorker, tellWorker);
  if (!existsSync(join(WEB_APP, 'index.html'))) return giveUp('The web app is not built yet: npm run build');
  const folders = { root: WEB_APP, docs: DOCUMENTATION, ...(existsSync(EMBED) && { embed: EMBED }) };
  return run(invocation.serve, (deps) => buildApp({ ...folders, ...deps }), tellAddress);
}

function giveUp(text: string): number {
  console.error(text);
  return 1;
}

/** The client of NATS is loaded only where it is used. */
async function busAt({ nats }: Settings): Promise<{ bus?: Bus }> {
  return nats === undefined ? {} : { bus: (await import('./bus/nats.ts')).natsBus(nats) };
}

async function run(
  settings: Settings,
  build: (deps: Omit<Deps, 'root' | 'docs' | 'embed'>) => Promise<FastifyInstance>,
  tell: typeof tellAddress,
): Promise<number> {
  let store: Store;
  let notifications: NotificationChannels;
  try {
    store = await openStore(settings.data);
    notifications = await openChannels(
      settings.notifications,
      settings.data === MEMORY ? undefined : settings.data,
    );
  } catch (error) {
    const message = messageOf(error);
    // Without the name of the store, which may contain a password.
    return giveUp(error instanceof StoreProblem ? message : `Cannot start: ${message}.`);
  }
  const { limits, retentionDays, grace, quotas, publicUrl, trustProxy, logLevel } = settings;
  const { now, sync } = new ServiceTime(store.time);
  const computers = settings.hasComputers
    ? workerComputers({ onProblem: (err) => app.log.error({ err }) })
    : undefined;
  const app = await build({
    log: { level: logLevel, stream: process.stderr },
    store,
    notifications,
    computers,
    ...(await busAt(settings)),
    now,
    sync,
    date: Date.now,
    limits,
    retentionDays,
    grace,
    quotas,
    publicUrl,
    host: settings.host,
    trustProxy,
    http: { allConnections: settings.connections },
  });
  const close = async () => {
    await app.close();
    await computers?.close();
  };
  try {
    // One server, whose limits hold: by this name there might be two, one for each kind of address.
    await app.listen({ ...settings, host: settings.host === 'localhost' ? '127.0.0.1' : settings.host });
  } catch (error) {
    await close();
    return giveUp(tellFailure(settings, error));
  }
  onStopSignal(close);
  // To a launcher that has something to do once we serve (tools/serve.mjs).
  process.send?.('listening');
  const [address] = app.addresses();
  console.log(tell(settings.host, typeof address === 'object' ? address.port : settings.port, publicUrl));
  return 0;
}
