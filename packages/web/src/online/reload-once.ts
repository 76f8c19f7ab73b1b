/** A page that does not match its server loads the new edition by itself, once: a second time would not help either. */
import { renew } from '../offline/renew.ts';

const KEY = 'guimard.reloaded';
/** After so long it is worth another attempt. */
const AGAIN_MS = 10 * 60_000;

export interface Reloading {
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly renew: () => Promise<void>;
}
const BROWSER: Reloading = { storage: () => sessionStorage, now: Date.now, renew };

/** Returns whether the page is being loaded again; if not, it was a moment ago. */
export function reloadOnce({ storage, now, renew }: Reloading = BROWSER): boolean {
  try {
    const last = Number(storage().getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (now() - last < AGAIN_MS) return false;
    storage().setItem(KEY, String(now()));
  } catch {
    // A browser that stores nothing could not tell the second time from the first.
    return false;
  }
  void renew();
  return true;
}
