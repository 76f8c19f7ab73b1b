/** Loads the edition of the app that the server has now, whatever the browser has stored. */
import { TAKE_OVER } from './messages.ts';

/** A new edition is fetched as a whole before it takes over. */
const LONGEST_MS = 60_000;

export async function renew(): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));
  try {
    await Promise.race([activateNewest(), timeout]);
  } catch (error) {
    // The page is loaded again all the same: perhaps no service worker stands in between.
    console.warn('The new edition of Guimard cannot be stored:', error);
  }
  location.reload();
}

/** Asks the server for a new service worker, and waits until it answers for the pages. */
async function activateNewest(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return;
  await hasBecome(worker, 'installed');
  worker.postMessage(TAKE_OVER);
  await hasBecome(worker, 'activated');
}

function hasBecome(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === state || worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('the new service worker was given up'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
