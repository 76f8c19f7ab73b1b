/** Whether this page can do without a network. */
import { keepLanguage } from './messages.ts';

class Offline {
  /**
   * A service worker answers for the page, and has stored the app in the language that the page is read in. It says so
   * itself: it may answer for a page before it knows the language, or have to fetch another one first.
   */
  isReady = $state(false);
  #asked = 0;

  /** Has the language stored by every edition, also one that waits: it is the next to be asked. */
  async keep(locale: string): Promise<void> {
    this.isReady = false;
    const asked = ++this.#asked;
    // Without https, or in a private window, a browser may have no service workers.
    if (!('serviceWorker' in navigator)) return;
    const registration = await navigator.serviceWorker.getRegistration();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (asked === this.#asked) this.isReady = true;
      port1.close();
    };
    for (const worker of [registration?.installing, registration?.waiting, registration?.active])
      worker?.postMessage(keepLanguage(locale), worker === navigator.serviceWorker.controller ? [port2] : []);
  }
}
export const offline = new Offline();
