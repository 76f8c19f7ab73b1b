/** The time, for countdowns on the screen. It ticks only while one is shown. */
import { createSubscriber } from 'svelte/reactivity';

const EVERY_MS = 500;

class Ticker {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  });

  /** In milliseconds, as Date.now() counts. */
  get now(): number {
    this.#subscribe();
    return Date.now();
  }
}
export const ticker = new Ticker();
