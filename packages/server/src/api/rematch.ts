/**
 * Opens another table for the same players. Their seats are taken, with the secrets they already have, before anyone
 * learns of the table: nobody can take them first, and it does not matter who asks first or how often.
 */
import { fail, ok, type Refusal, type Result, refuse, type Seat } from '@guimard/engine/kit';
import type { TableId } from '@guimard/protocol';
import type { Entry, SeatSetup, StoredEntry } from '../domain/entry.ts';
import type { RoomState } from '../domain/state.ts';
import { openerMark } from '../room/lobby.ts';
import { firstSeed, newTableId } from '../room/secrets.ts';
import type { Store } from '../store/store.ts';
import type { Context } from './context.ts';
import type { SeatedVisit } from './route.ts';

export async function rematchAt(
  { store, rooms, now, date }: Context,
  { room, viewer, secret }: SeatedVisit,
  opener: string,
): Promise<Result<{ readonly table: TableId; readonly seat: Seat }, Refusal>> {
  const refusal = await rooms.whyFull(opener);
  if (refusal !== undefined) return fail(refusal);
  const noted = await room.noteRematch((finished) =>
    openAgain(store, finished, { seat: viewer, address: opener }, { at: date(), time: now() }),
  );
  if (!noted.ok) return noted;
  const next = await rooms.get(noted.value);
  if ((await next?.findSeat(secret)) === viewer) return ok({ table: noted.value, seat: viewer });
  return refuse('not-yours', 'seatLost');
}

type Joined = Extract<Entry, { type: 'joined' }>;

async function openAgain(
  store: Store,
  finished: RoomState,
  opener: { readonly seat: Seat; readonly address: string },
  when: Pick<StoredEntry, 'at' | 'time'>,
): Promise<TableId> {
  const { created, seats } = finished;
  // Dealt anew, also after a table that was dealt as another one.
  const { deal: _, ...setUp } = created;
  // As they were at the end: computers may have joined before the start.
  const places = seats.map(
    ({ kind, level, name }): SeatSetup => (kind === 'computer' ? { kind, level, name } : { kind: 'open' }),
  );
  const joined = seats.flatMap(({ kind, name, secretHash, recoveryHash }, seat): Joined[] =>
    kind === 'person' ? [{ type: 'joined', seat, name, secretHash, recoveryHash }] : [],
  );
  // Who sits down first is the opener: see `openerAt`.
  joined.sort((a, b) => Number(b.seat === opener.seat) - Number(a.seat === opener.seat));
  const entries = [{ ...setUp, places }, ...joined, firstSeed(store.opening)].map(
    (entry): StoredEntry => ({ ...when, entry }),
  );
  const summary = {
    phase: 'waiting',
    visibility: created.visibility,
    isComputersTurn: false,
    opener: openerMark(opener.address, store.created),
    isOverDays: created.clock.kind === 'days',
  } as const;
  const id = newTableId();
  const opened = await store.append({ table: id, from: 0, entries, summary });
  return opened.ok ? id : openAgain(store, finished, opener, when);
}
