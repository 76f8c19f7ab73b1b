/**
 * Reviews kept in the browser, in a database of their own: changing that of the tables would have to wait until every tab
 * with an older version of the app is closed.
 */
import { REVIEW_VERSION, type Review } from '@guimard/ai/review';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  /** By the ids of their tables. */
  reviews: { key: string; value: Review };
}

let database: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('guimard-study', 1, {
    upgrade(db) {
      db.createObjectStore('reviews');
    },
  });
  return database;
}

/** Undefined if there is none, or one of an earlier version of the app. */
export async function loadReview(table: string): Promise<Review | undefined> {
  const review = await (await open()).get('reviews', table);
  return review?.version === REVIEW_VERSION ? review : undefined;
}

export async function saveReview(table: string, review: Review): Promise<void> {
  await (await open()).put('reviews', review, table);
}

export async function deleteReview(table: string): Promise<void> {
  await (await open()).delete('reviews', table);
}
