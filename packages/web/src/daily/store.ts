/** The games of the levels, kept in a database of their own: they take some seconds to be played. */
import type { DayName } from '@guimard/ai/daily';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { LEVEL_GAMES_VERSION, type LevelGame } from './level-game.ts';

interface Kept {
  readonly version: number;
  readonly games: readonly LevelGame[];
}
interface Schema extends DBSchema {
  levels: { key: DayName; value: Kept };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

async function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('guimard-daily', 1, {
    upgrade(db) {
      db.createObjectStore('levels');
    },
  });
  return database;
}

/** What could not be stored: it lasts as long as the page. */
const unsaved = new Map<DayName, Kept>();

/** Those played so far, by this version of the app. */
export async function loadLevelGames(date: DayName): Promise<readonly LevelGame[]> {
  const read = async (): Promise<Kept | undefined> => (await open()).get('levels', date);
  const kept = unsaved.get(date) ?? (await read().catch(() => undefined));
  return kept?.version === LEVEL_GAMES_VERSION ? kept.games : [];
}

export async function saveLevelGames(date: DayName, games: readonly LevelGame[]): Promise<void> {
  const kept = { version: LEVEL_GAMES_VERSION, games };
  try {
    await (await open()).put('levels', kept, date);
  } catch {
    unsaved.set(date, kept);
  }
}
