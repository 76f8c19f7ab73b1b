/**
 * The seats that this browser has at tables online. Whoever has a seat's secret sits there, so it stays in the browser's
 * store and goes to the server alone.
 */
import type { Seated, Shares } from '@guimard/protocol';
import { list, number, object, string } from '../schema.ts';
import { stored } from '../stored.ts';

/** Whether it has the form of a seat's secret. */
export const isSecret = (text: string): boolean => /^[\w-]{22}$/.test(text);

/** A share of the seat in the chance of its game, and what was promised then (protocol/src/client/chain.ts). */
const note = object(
  { number, server: string, seeds: number, digest: string, seats: list(string) },
  { from: number },
);

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
    shares: object({ root: string, notes: list(note) }),
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

/** What the seat adds to the chance of its game. */
export const storeShares = (table: string, shares: Shares): void =>
  change(table, (seat) => ({ ...seat, shares }));

/** The words are written down. */
export const forgetRecovery = (table: string): void => change(table, withoutRecovery);

export const forgetSeat = (table: string): void => store.write(others(table));

const others = (table: string): readonly OwnSeat[] => ownSeats().filter((seat) => seat.table !== table);

const change = (table: string, changed: (seat: OwnSeat) => OwnSeat): void =>
  store.write(ownSeats().map((seat) => (seat.table === table ? changed(seat) : seat)));

function withoutRecovery({ table, secret, since, shares }: OwnSeat): OwnSeat {
  return { table, secret, since, ...(shares === undefined ? {} : { shares }) };
}
