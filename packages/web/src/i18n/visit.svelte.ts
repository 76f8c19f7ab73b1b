/**
 * A link may say in which language it is to be read, as in `/learn?lang=pl`. That holds for this visit, reloads included,
 * whatever is chosen in the settings, and changes nothing there. It is taken out of the address, so that a copied one lets
 * each reader have their own language.
 */
import { LOCALES, type Locale, spokenOf } from './locale.ts';

const KEY = 'guimard.lang';

class Visit {
  locale = $state.raw<Locale | undefined>(read());

  /** Somebody has chosen a language after all. */
  end(): void {
    this.locale = undefined;
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Storage is forbidden: nothing was stored.
    }
  }
}
export const visit = new Visit();

function read(): Locale | undefined {
  const named = takeFromAddress();
  try {
    if (named !== undefined) sessionStorage.setItem(KEY, named);
    return named ?? LOCALES.find((locale) => locale === sessionStorage.getItem(KEY));
  } catch {
    // Storage is forbidden: then it holds until the page is loaded again.
    return named;
  }
}

function takeFromAddress(): Locale | undefined {
  const address = new URL(location.href);
  const named = address.searchParams.getAll('lang');
  if (named.length === 0) return undefined;
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address.href);
  return spokenOf(named);
}
