/** Who gets which seat, and why not. */
import { fail, newRefusal, ok, type Result, type Seat } from '@guimard/engine/kit';
import type { SeatKeys } from '@guimard/protocol';
import { whyKnown } from '../domain/deal.ts';
import type { Entry } from '../domain/entry.ts';
import { whyNotCalled } from '../domain/names.ts';
import type { RoomState } from '../domain/state.ts';
import { hashesOf, hashRecovery, hashSecret } from './secrets.ts';
import { TURNED_OUT_FOR } from './turned-out.ts';

/** The seat with this secret. */
export function seatWith({ seats }: RoomState, secret: string): Seat | undefined {
  const hash = hashSecret(secret);
  const seat = seats.findIndex(({ secretHash }) => secretHash === hash);
  return seat < 0 ? undefined : seat;
}

/** The seat with this recovery code. */
export function seatRecoveredBy({ seats }: RoomState, code: string): Seat | undefined {
  const hash = hashRecovery(code);
  const seat = seats.findIndex(({ recoveryHash }) => recoveryHash === hash);
  return seat < 0 ? undefined : seat;
}

const TURNED_OUT = newRefusal('turned-out', 'seatWasFreed');

/** Whether the opener freed the seat that this secret belonged to, after that service time. */
export function wasFreed(
  { freed }: RoomState,
  secretHash: string,
  since = Number.NEGATIVE_INFINITY,
): boolean {
  const time = freed.get(secretHash);
  return time !== undefined && time > since;
}

interface Guest {
  readonly name: string;
  readonly keys: SeatKeys;
  /** The first free seat, if left out. */
  readonly wanted: Seat | undefined;
  /** Somebody from the same network was turned out. */
  readonly isTurnedOut: boolean;
}

type Joined = Extract<Entry, { type: 'joined' }>;

/** Takes a free seat. */
export function decideJoin(
  room: RoomState,
  { name, keys, wanted, isTurnedOut }: Guest,
  now: number,
): Result<Joined> {
  const { seats, phase, created } = room;
  const seat = wanted ?? seats.findIndex(({ kind }) => kind === 'open');
  if (phase !== 'waiting') return fail(newRefusal('begun', 'gameBegun'));
  if (seats[seat]?.kind !== 'open') return fail(newRefusal('full', 'seatTaken'));
  const hashes = hashesOf(keys);
  if (isTurnedOut || wasFreed(room, hashes.secretHash, now - TURNED_OUT_FOR)) return fail(TURNED_OUT);
  const refusal = whyNotCalled(name, seats) ?? whyKnown(created.deal, hashes.secretHash);
  return refusal === undefined ? ok({ type: 'joined', seat, name, ...hashes }) : fail(refusal);
}
