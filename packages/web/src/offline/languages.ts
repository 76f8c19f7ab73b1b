/** Which languages the service worker keeps: those that the app is read in, as its pages say. */
import { object, string } from '../schema.ts';

/** To every edition, also one that waits: it is the next to be asked. */
export async function keepLanguage(locale: string): Promise<void> {
  // Without https, or in a private window, a browser may have no service workers.
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const worker of [registration?.installing, registration?.waiting, registration?.active])
    worker?.postMessage({ language: locale });
}

const message = object({ language: string });

/** What such a message asks for. */
export const wantedLanguage = (data: unknown): string | undefined => message(data)?.language;
