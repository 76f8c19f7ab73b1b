/** Reviews for tests: by few playouts, since what is tested does not depend on the figures. */
import { playable } from '@guimard/ai';
import { type Review, reviewGame, reviewPosition } from '@guimard/ai/review';
import { Session } from '@guimard/engine/kit';
import type { Page } from '@playwright/test';
import type { SavedTable } from '../packages/web/src/table/seating.ts';

const TINY = { search: 6, playouts: 2 };

/** By table; more than one test needs the same. */
const made = new Map<SavedTable, Promise<Review>>();

async function makeReview({ log }: SavedTable): Promise<Review> {
  const subject = playable(log.game);
  const session = subject && Session.open(subject.game, log);
  if (subject === undefined || !session?.ok) throw new Error(`${log.game} cannot be reviewed`);
  return reviewGame(
    subject,
    session.value,
    { depth: 'normal', seed: 'review' },
    { evaluate: async (request) => reviewPosition(subject, { ...request, depth: TINY }) },
  );
}

/** As if it had been made before. The page must be one of ours already. */
export async function putReview(page: Page, table: SavedTable): Promise<void> {
  const making = made.get(table) ?? makeReview(table);
  made.set(table, making);
  const kept = { id: table.id, review: await making };
  await page.evaluate(async ({ id, review }) => {
    await new Promise((resolve, reject) => {
      const opening = indexedDB.open('guimard-study', 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore('reviews');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const change = opening.result.transaction('reviews', 'readwrite');
        change.objectStore('reviews').put(review, id);
        change.onerror = reject;
        change.oncomplete = resolve;
        opening.result.close();
      };
    });
  }, kept);
}
