/**
 * The player's record: one entry for every game of one person on this device that came to its end. It is stored apart
 * from the games, so that deleting a game changes nothing, and it never leaves the device.
 */
import { nth, type Seat } from '@guimard/engine/kit';
import { list, number, object, type Schema, string } from '../schema.ts';
import type { SavedTable } from '../table/seating.ts';

const entry = object(
  {
    /** Of the table: no game counts twice. */
    id: string,
    ended: number,
    game: string,
    /** As JSON. */
    options: string,
    score: number,
  },
  {
    /** Of the strongest computer, and the points ahead of the best opponent; both are left out for who plays alone. */
    level: number,
    margin: number,
  },
);
export type Entry = NonNullable<ReturnType<typeof entry>>;

export interface PlayRecord {
  /** Games that ended before do not count: the record was erased then. */
  readonly since: number;
  readonly entries: readonly Entry[];
}
export const recordSchema: Schema<PlayRecord> = object({ since: number, entries: list(entry) });

/** The only person at the table, if there is exactly one. */
function ownSeat({ seats }: SavedTable): Seat | undefined {
  const people = seats.flatMap(({ player }, seat) => (player.kind === 'human' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** Undefined for what does not count: games under way, among friends, for practice, or from elsewhere. */
function entryOf(table: SavedTable): Entry | undefined {
  const seat = ownSeat(table);
  if (seat === undefined || !table.isOver || table.practice || table.isImported) return undefined;
  const { id, log, scores, updated } = table;
  const score = nth(scores, seat);
  const levels = table.seats.flatMap(({ player }) => (player.kind === 'computer' ? [player.level] : []));
  const one = { id, ended: updated, game: log.game, options: JSON.stringify(log.options), score };
  if (levels.length === 0) return one;
  return { ...one, level: Math.max(...levels), margin: score - Math.max(...scores.toSpliced(seat, 1)) };
}

/** The record with the games that it does not have yet. The same record if there are none. */
export function withGames(record: PlayRecord, tables: readonly SavedTable[]): PlayRecord {
  const known = new Set(record.entries.map(({ id }) => id));
  const more = tables.flatMap((table) => {
    const one = known.has(table.id) ? undefined : entryOf(table);
    return one === undefined || one.ended <= record.since ? [] : [one];
  });
  if (more.length === 0) return record;
  return { ...record, entries: [...record.entries, ...more].toSorted((a, b) => a.ended - b.ended) };
}

/** The best result of other games with the same options for one player. */
export function bestSoFar({ entries }: PlayRecord, { id, log, seats }: SavedTable): number | undefined {
  if (seats.length > 1) return undefined;
  const options = JSON.stringify(log.options);
  const scores = entries
    .filter((one) => one.id !== id && one.game === log.game && one.options === options)
    .map(({ score }) => score);
  return scores.length === 0 ? undefined : Math.max(...scores);
}

export interface Summary {
  readonly played: number;
  /** Shared wins too; 0 for who plays alone. */
  readonly won: number;
  readonly best: number;
  /** By how many points, on average; undefined for who plays alone. */
  readonly margin: number | undefined;
  /** Games won in a row up to now. */
  readonly streak: number;
  /** Every score, in the order of the games. */
  readonly scores: readonly number[];
}

/** Of entries in the order in which the games ended. */
export function summarise(entries: readonly Entry[]): Summary {
  const scores = entries.map(({ score }) => score);
  const margins = entries.flatMap(({ margin }) => margin ?? []);
  const isWon = margins.map((margin) => margin >= 0);
  return {
    played: entries.length,
    won: isWon.filter(Boolean).length,
    best: Math.max(...scores),
    margin: margins.length === 0 ? undefined : margins.reduce((a, b) => a + b, 0) / margins.length,
    streak: isWon.length - 1 - isWon.lastIndexOf(false),
    scores,
  };
}
