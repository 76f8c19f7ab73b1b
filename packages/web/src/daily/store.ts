/** The games of the levels, kept in a database of their own: they take some seconds to be played. */
import type { DayName } from '@guimard/ai/daily';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { LEVEL_GAMES_VERSION, LEVELS, type LevelGame } from './level-game.ts';

interface Kept {
  readonly version: number;
  readonly games: readonly LevelGame[];
}
interface Schema extends DBSchema {
  levels: { key: DayName; value: Kept };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('guimard-daily', 1, {
    upgrade(db) {
      db.createObjectStore('levels');
    },
  });
  return database;
}

/** Undefined if they are not kept, or were played by an earlier version of the app. */
export async function loadLevelGames(date: DayName): Promise<readonly LevelGame[] | undefined> {
  const kept = await (await open()).get('levels', date);
  return kept?.version === LEVEL_GAMES_VERSION && kept.games.length === LEVELS ? kept.games : undefined;
}

export async function saveLevelGames(date: DayName, games: readonly LevelGame[]): Promise<void> {
  await (await open()).put('levels', { version: LEVEL_GAMES_VERSION, games }, date);
}
