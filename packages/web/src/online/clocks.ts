/** Times at a table, counted here between two messages: how long a seat may still think, how long a player has been absent. */
import type { Seat } from '@guimard/engine/kit';
import type { TableInfo } from '@guimard/protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this a clock warns. */
export const SHORT_MS = 20 * SECOND;

/** In milliseconds; undefined without a clock. `now` is the server's time, `toMove` whose clock runs. */
export function timeLeft(
  { seats, runningSince }: Pick<TableInfo, 'seats' | 'runningSince'>,
  seat: Seat,
  toMove: number,
  now: number,
): number | undefined {
  const left = seats[seat]?.timeLeft;
  if (left === undefined) return undefined;
  const isRunning = runningSince !== undefined && seat === toMove;
  return Math.max(0, isRunning ? left - Math.max(0, now - runningSince) : left);
}

/** By correspondence, time is told in the two largest units; else as a clock shows it. */
export function clockText(ms: number, unit: { readonly day: string; readonly hour: string }): string {
  if (ms >= DAY) return `${Math.floor(ms / DAY)} ${unit.day} ${Math.floor((ms % DAY) / HOUR)} ${unit.hour}`;
  // A second that has begun is still there.
  const seconds = Math.ceil(ms / SECOND);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export interface Absence {
  /** For how long, in milliseconds. */
  readonly away: number;
  /** How long others must still wait before they may act on it. */
  readonly left: number;
}

/** Of a player who has been away since then; undefined if they are here. `now` is the server's time. */
export function absenceOf(since: number | null | undefined, grace: number, now: number): Absence | undefined {
  if (since === null || since === undefined) return undefined;
  const away = Math.max(0, now - since);
  return { away, left: Math.max(0, grace - away) };
}
