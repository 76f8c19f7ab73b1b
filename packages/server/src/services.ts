/** The server's parts, wired together, and their life from the first request to the last. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Chat } from './api/chat.ts';
import { Commands } from './api/commands.ts';
import { Connections } from './api/connections.ts';
import type { Context } from './api/context.ts';
import { CutOff } from './api/cut-off.ts';
import { type Limits, SOCKETS } from './api/limits.ts';
import { RequestLimits } from './api/request-limits.ts';
import { HEARTBEAT, StoreHeartbeat } from './api/store-heartbeat.ts';
import { TIMEOUTS, type Timeouts } from './api/timeouts.ts';
import type { Bus } from './bus/bus.ts';
import { localBus } from './bus/local.ts';
import { watchBus } from './bus/watch.ts';
import { DailyBoards } from './daily/daily-boards.ts';
import { SharedCounts } from './limits/shared-counts.ts';
import { Metrics } from './metrics.ts';
import { memorySubscriptions } from './notifications/memory.ts';
import { createNotifications, type NotificationChannels } from './notifications/notifications.ts';
import { openNetwork } from './notifications/target.ts';
import type { RoomDeps } from './room/deps.ts';
import { Rooms } from './room/rooms.ts';
import type { ServiceTime } from './service-time.ts';
import { IllStoreProblem } from './store/problem.ts';

export interface ServiceDeps extends Omit<RoomDeps, 'onProblem' | 'notifications' | 'bus' | 'counts'> {
  /** To the other nodes that share the store; left out, there are none. */
  readonly bus?: Bus;
  /** Left out: subscriptions last as long as the process, and nothing is sent to browsers. */
  readonly notifications?: NotificationChannels;
  /** Undefined: no limits. */
  readonly limits: Limits | undefined;
  readonly publicUrl: string | undefined;
  /** The name or address that the server listens on: this machine's own, if left out. */
  readonly host?: string;
  readonly timeouts?: Partial<Timeouts>;
  /** Lets `now` follow the time that all servers of the store share: see service-time.ts. */
  readonly sync?: ServiceTime['sync'];
}

export function createServices(log: FastifyBaseLogger, deps: ServiceDeps): Context {
  const { limits, publicUrl, host = 'localhost', now, date, bus = localBus() } = deps;
  const metrics = new Metrics();
  const store = metrics.measured(deps.store);
  const timeouts = { ...TIMEOUTS, ...deps.timeouts };
  const heartbeat = new StoreHeartbeat(store, deps, log);
  const onProblem = (err: unknown) => {
    if (err instanceof IllStoreProblem) heartbeat.look();
    else log.error({ err });
  };
  const counts = new SharedCounts({ store, bus, onProblem });
  const notifications = createNotifications({
    ...(deps.notifications ?? { store: memorySubscriptions(), vapid: undefined, network: openNetwork() }),
    publicUrl,
    isConnected: async (table, seat) => (await rooms.get(table))?.isConnected(seat) ?? false,
    now: date,
    onProblem,
  });
  const requestLimits = new RequestLimits(limits, counts);
  const connections = new Connections(timeouts, limits && SOCKETS);
  const rooms = new Rooms({ ...deps, store, bus, counts, notifications, onProblem });
  return {
    store,
    bus,
    rooms,
    notifications,
    heartbeat,
    commands: new Commands(metrics, limits, now),
    chat: new Chat({ store, bus, limits, requestLimits, now, date, onProblem }),
    daily: new DailyBoards({ store, now, date, onJudged: (verdict) => metrics.daily.add(verdict) }),
    connections,
    cutOff: new CutOff({ store, now, bus, connections, log }),
    metrics,
    requestLimits,
    limits,
    publicUrl,
    host,
    timeouts,
    now,
    date,
    onProblem,
  };
}

/** When the app is closed, all sockets are closed and all requests have their responses. */
export function runServices(
  app: FastifyInstance,
  { rooms, chat, store, bus, notifications, heartbeat, cutOff, onProblem }: Context,
): void {
  const writeHeartbeat = async () => {
    await heartbeat.write();
    if (heartbeat.illness === undefined) await rooms.followStore().catch(onProblem);
  };
  const heartbeats = setInterval(() => void writeHeartbeat(), HEARTBEAT);
  heartbeats.unref();
  const unwatch = watchBus(bus, app.log, [rooms, chat]);
  const unwatchReach = cutOff.watch();
  app.addHook('onReady', async () => {
    const damage = await store.check();
    if (damage !== undefined) app.log.error(damage);
  });
  // Thousands of tables take seconds: requests are served meanwhile.
  app.addHook('onListen', async () => void rooms.wake().catch(onProblem));
  app.addHook('onClose', async () => {
    clearInterval(heartbeats);
    unwatch();
    unwatchReach();
    await rooms.close();
    await bus.close();
    await notifications.close();
    await heartbeat.write();
    await store.close();
  });
}
