/** The API: what comes in is checked by the protocol, and so is what goes out. */
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { Metrics } from '../metrics.ts';
import { memoryNotices } from '../notifications/memory.ts';
import { createNotices, type NoticeWays } from '../notifications/notifications.ts';
import { openNetwork } from '../notifications/target.ts';
import type { RoomDeps } from '../room/deps.ts';
import { Rooms } from '../room/rooms.ts';
import { IllStoreProblem } from '../store/problem.ts';
import { Chat } from './chat.ts';
import { Commands } from './commands.ts';
import { Connections } from './connections.ts';
import { type Context, PATIENCE, type Patience } from './context.ts';
import { collectRoutes, docsRoutes } from './docs.ts';
import { healthRoutes } from './health.ts';
import { type Limits, limitRequests } from './limits.ts';
import { noticeRoutes } from './notifications.ts';
import { playRoutes } from './play.ts';
import { onProblem } from './problem.ts';
import { reachRoute } from './reach.ts';
import { measureRequests } from './requests.ts';
import { openSockets, socketRoute } from './socket.ts';
import { HEARTBEAT, StoreHeartbeat } from './store-heartbeat.ts';
import { tableRoutes } from './tables.ts';

export interface ApiDeps extends Omit<RoomDeps, 'onProblem' | 'notices'> {
  /** Left out: nothing is kept, and nothing sent to browsers. */
  readonly notices?: NoticeWays;
  /** Undefined: nobody is held back. */
  readonly limits: Limits | undefined;
  readonly publicUrl: string | undefined;
  /** The name or address that the server listens at: this machine's own, if left out. */
  readonly host?: string;
  readonly patience?: Partial<Patience>;
}

export async function serveApi(instance: FastifyInstance, deps: ApiDeps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(onProblem);
  // Only JSON: a page of somebody else cannot send that here without being asked first.
  app.removeContentTypeParser('text/plain');
  const context = contextOf(app.log, deps);
  await limitRequests(instance, deps.limits);
  await openSockets(app, context);
  measureRequests(app, context.metrics);
  await collectRoutes(app);
  // What a route answers is about a moment, and often for one pair of eyes.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  // Plugins have their say about each route from here on.
  app.after(() => {
    tableRoutes(app, context);
    playRoutes(app, context);
    socketRoute(app, context);
    reachRoute(app, context);
    healthRoutes(app, context);
    noticeRoutes(app, context, context.notices);
    docsRoutes(app);
  });
  live(instance, context);
}

function contextOf(log: FastifyInstance['log'], deps: ApiDeps): Context {
  const {
    limits,
    publicUrl,
    host = 'localhost',
    computers,
    now,
    date,
    keptDays,
    grace,
    quotas,
    tidyEvery,
  } = deps;
  const metrics = new Metrics();
  const store = metrics.measured(deps.store);
  const patience = { ...PATIENCE, ...deps.patience };
  const heartbeat = new StoreHeartbeat(store, now, log);
  const problem = (err: unknown) => {
    if (err instanceof IllStoreProblem) heartbeat.look();
    else log.error({ err });
  };
  const notices = createNotices({
    ...(deps.notices ?? { store: memoryNotices(), vapid: undefined, network: openNetwork() }),
    publicUrl,
    isConnected: async (table, seat) => (await rooms.get(table))?.isConnected(seat) ?? false,
    now: date,
    onProblem: problem,
  });
  const rooms = new Rooms({
    store,
    computers,
    now,
    date,
    notices,
    keptDays,
    grace,
    quotas,
    tidyEvery,
    onProblem: problem,
  });
  return {
    store,
    rooms,
    notices,
    heartbeat,
    commands: new Commands(metrics, limits, now),
    chat: new Chat(store, limits, now, date),
    connections: new Connections(patience),
    metrics,
    limits,
    publicUrl,
    host,
    patience,
    now,
    date,
    onProblem: problem,
  };
}

/** From the first request to the last: by then all sockets are closed and all requests answered. */
function live(app: FastifyInstance, { rooms, store, notices, heartbeat, onProblem }: Context): void {
  const beat = async () => {
    await heartbeat.beat();
    if (heartbeat.illness === undefined) await rooms.dropDeleted().catch(onProblem);
  };
  const beating = setInterval(() => void beat(), HEARTBEAT);
  beating.unref();
  app.addHook('onReady', async () => {
    const damage = await store.check();
    if (damage !== undefined) app.log.error(damage);
  });
  // Thousands of tables take seconds: those who come back meanwhile are not kept waiting for the others.
  app.addHook('onListen', async () => void rooms.wake().catch(onProblem));
  app.addHook('onClose', async () => {
    clearInterval(beating);
    await rooms.close();
    await notices.close();
    await heartbeat.beat();
    await store.close();
  });
}
