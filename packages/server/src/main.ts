/** The server as a process. */
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

const WEB_APP = join(import.meta.dirname, '../../web/dist');

outliveReaders();
const invocation = readInvocation(process.argv.slice(2), process.env);
if (!('print' in invocation)) for (const line of unknownSettings(process.env)) console.error(line);
if ('print' in invocation) console.log(invocation.print);
else if ('fail' in invocation) giveUp(invocation.fail);
else if ('work' in invocation) await run(invocation.work, buildWorker, tellWorker);
else if (!existsSync(join(WEB_APP, 'index.html'))) giveUp('The web app is not built yet: npm run build');
else await run(invocation.serve, (deps) => buildApp({ root: WEB_APP, ...deps }), tellAddress);

function giveUp(text: string): void {
  console.error(text);
  process.exitCode = 1;
}

/** The client of NATS is loaded only where it is used. */
async function busAt({ nats }: Settings): Promise<{ bus?: Bus }> {
  return nats === undefined ? {} : { bus: (await import('./bus/nats.ts')).natsBus(nats) };
}

async function run(
  settings: Settings,
  build: (deps: Omit<Deps, 'root'>) => Promise<FastifyInstance>,
  tell: typeof tellAddress,
): Promise<void> {
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
    giveUp(
      error instanceof StoreProblem ? message : `Cannot make a folder for ${settings.data}: ${message}.`,
    );
    return;
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
  });
  const close = async () => {
    await app.close();
    await computers?.close();
  };
  try {
    await app.listen(settings);
  } catch (error) {
    await close();
    giveUp(tellFailure(settings, error));
    return;
  }
  onStopSignal(close);
  const [address] = app.addresses();
  console.log(tell(settings.host, typeof address === 'object' ? address.port : settings.port, publicUrl));
}
