/**
 * The seats that this browser has at tables online. Whoever has a seat's secret sits there, so it stays in the browser's
 * store and goes to the server alone.
 */
import type { Seated } from '@guimard/protocol';

export interface OwnSeat {
  readonly table: string;
  readonly secret: string;
  /** Words to write down; kept until the player says that they are. */
  readonly recovery?: string;
  /** When it was taken, in milliseconds as Date.now() counts. */
  readonly since: number;
}

const KEY = 'guimard.seats';
/** Whether it has the form of a seat's secret. */
export const isSecret = (text: string): boolean => /^[\w-]{22}$/.test(text);

const isSeat = (value: unknown): value is OwnSeat => {
  if (typeof value !== 'object' || value === null) return false;
  const { table, secret, recovery, since } = value as Partial<Record<keyof OwnSeat, unknown>>;
  const isRecovery = recovery === undefined || typeof recovery === 'string';
  return (
    typeof table === 'string' &&
    typeof secret === 'string' &&
    isSecret(secret) &&
    isRecovery &&
    typeof since === 'number'
  );
};

/** A browser that keeps nothing: the seats last as long as the page. */
let unkept: readonly OwnSeat[] = [];

/** The one taken last first. What is kept may be junk. */
export function ownSeats(): readonly OwnSeat[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? [...unkept, ...kept.filter(isSeat)] : unkept;
  } catch {
    return unkept;
  }
}

export const seatAt = (table: string): OwnSeat | undefined => ownSeats().find((seat) => seat.table === table);

export function keepSeat({ table, secret, recovery }: Omit<Seated, 'seat'>): void {
  write([{ table, secret, recovery, since: Date.now() }, ...others(table)]);
}

/** A seat that was moved here from another device. Answers whether the secret can be one. */
export function keepSecret(table: string, secret: string): boolean {
  if (!isSecret(secret)) return false;
  write([{ table, secret, since: Date.now() }, ...others(table)]);
  return true;
}

/** The words are written down. */
export function forgetRecovery(table: string): void {
  write(ownSeats().map((seat) => (seat.table === table ? withoutRecovery(seat) : seat)));
}

export const forgetSeat = (table: string): void => write(others(table));

const others = (table: string): readonly OwnSeat[] => ownSeats().filter((seat) => seat.table !== table);

function withoutRecovery({ table, secret, since }: OwnSeat): OwnSeat {
  return { table, secret, since };
}

function write(seats: readonly OwnSeat[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
    unkept = [];
  } catch {
    unkept = seats;
  }
}
