import { language } from '../settings.svelte.ts';
import { offline } from './offline.svelte.ts';

/** Lets the app work without a network. `onUpdate` hears when a new edition waits for the next start. */
export function registerOffline(onUpdate: () => void): void {
  // Without https, or in a private window, a browser may have no service workers: then the app needs the network.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // What the first screen needs goes first.
  if (document.readyState === 'complete') void register(onUpdate);
  else addEventListener('load', () => void register(onUpdate), { once: true });
}

async function register(onUpdate: () => void): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    navigator.serviceWorker.addEventListener('controllerchange', () => void offline.keep(language()));
    await offline.keep(language());
    if (registration.waiting !== null) onUpdate();
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        // The very first one has nobody to wait for.
        if (coming.state === 'installed' && registration.active !== null) onUpdate();
      });
    });
  } catch (error) {
    // The app works all the same, as long as there is a network.
    console.warn('Guimard cannot be kept for use without a network:', error);
  }
}
