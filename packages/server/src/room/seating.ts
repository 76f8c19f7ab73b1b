/** Who gets which seat, and why not. */
import { fail, newRefusal, ok, type Result, type Seat } from '@guimard/engine/kit';
import type { SeatKeys } from '@guimard/protocol';
import { whyKnown } from '../domain/deal.ts';
import type { Entry } from '../domain/entry.ts';
import { whyNotCalled } from '../domain/names.ts';
import type { RoomState } from '../domain/state.ts';
import { hashesOf, hashRecovery, hashSecret } from './secrets.ts';

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

type Joined = Extract<Entry, { type: 'joined' }>;

/** Takes a free seat: the first, if none is named. */
export function decideJoin(
  { seats, phase, created }: RoomState,
  name: string,
  keys: SeatKeys,
  wanted?: Seat,
): Result<Joined> {
  const seat = wanted ?? seats.findIndex(({ kind }) => kind === 'open');
  if (phase !== 'waiting') return fail(newRefusal('begun', 'gameBegun'));
  if (seats[seat]?.kind !== 'open') return fail(newRefusal('full', 'seatTaken'));
  const hashes = hashesOf(keys);
  const refusal = whyNotCalled(name, seats) ?? whyKnown(created.deal, hashes.secretHash);
  return refusal === undefined ? ok({ type: 'joined', seat, name, ...hashes }) : fail(refusal);
}
