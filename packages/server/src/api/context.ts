/** What the routes share. */
import type { Bus } from '../bus/bus.ts';
import type { DailyBoards } from '../daily/daily-boards.ts';
import type { Metrics } from '../metrics.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Rooms } from '../room/rooms.ts';
import type { Store } from '../store/store.ts';
import type { Chat } from './chat.ts';
import type { Commands } from './commands.ts';
import type { Connections } from './connections.ts';
import type { CutOff } from './cut-off.ts';
import type { Limits } from './limits.ts';
import type { RequestLimits } from './request-limits.ts';
import type { StoreHeartbeat } from './store-heartbeat.ts';
import type { Timeouts } from './timeouts.ts';

export interface Context {
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly notifications: Notifications;
  readonly heartbeat: StoreHeartbeat;
  readonly commands: Commands;
  readonly chat: Chat;
  readonly daily: DailyBoards;
  readonly connections: Connections;
  readonly cutOff: CutOff;
  readonly metrics: Metrics;
  readonly requestLimits: RequestLimits;
  /** Undefined: no limits. */
  readonly limits: Limits | undefined;
  /** The public origin, such as https://guimard.example, if it differs from where the server listens. */
  readonly publicUrl: string | undefined;
  /** The name or address that the server listens on. */
  readonly host: string;
  readonly timeouts: Timeouts;
  /** Service time: see service-time.ts. */
  readonly now: () => number;
  /** The date, as Date.now() counts. */
  readonly date: () => number;
  /** Called with errors that should not happen. */
  readonly onProblem: (problem: unknown) => void;
}
