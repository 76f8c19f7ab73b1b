/**
 * The seats that this browser has at tables online. Whoever has a seat's secret sits there, so it stays in the browser's
 * store and goes to the server alone.
 */
import type { Seated } from '@guimard/protocol';
import { list, number, object, string } from '../schema.ts';
import { stored } from '../stored.ts';

/** Whether it has the form of a seat's secret. */
export const isSecret = (text: string): boolean => /^[\w-]{22}$/.test(text);

const ownSeat = object(
  {
    table: string,
    secret: (value) => (typeof value === 'string' && isSecret(value) ? value : undefined),
    /** When it was taken, in milliseconds as Date.now() counts. */
    since: number,
  },
  {
    /** Words to write down; stored until the player says that they are. */
    recovery: string,
  },
);
export type OwnSeat = NonNullable<ReturnType<typeof ownSeat>>;

const store = stored('guimard.seats', list(ownSeat), []);

/** The one taken last first. */
export const ownSeats = (): readonly OwnSeat[] => store.read();

export const seatAt = (table: string): OwnSeat | undefined => ownSeats().find((seat) => seat.table === table);

export function storeSeat({ table, secret, recovery }: Omit<Seated, 'seat'>): void {
  store.write([{ table, secret, recovery, since: Date.now() }, ...others(table)]);
}

/** Keeps a seat that was moved here from another device; returns whether the secret can be one. */
export function storeSecret(table: string, secret: string): boolean {
  if (!isSecret(secret)) return false;
  store.write([{ table, secret, since: Date.now() }, ...others(table)]);
  return true;
}

/** The words are written down. */
export function forgetRecovery(table: string): void {
  store.write(ownSeats().map((seat) => (seat.table === table ? withoutRecovery(seat) : seat)));
}

export const forgetSeat = (table: string): void => store.write(others(table));

const others = (table: string): readonly OwnSeat[] => ownSeats().filter((seat) => seat.table !== table);

function withoutRecovery({ table, secret, since }: OwnSeat): OwnSeat {
  return { table, secret, since };
}
