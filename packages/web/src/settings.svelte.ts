/** What the player prefers, kept in the browser. */
import { chooseLocale, isLocale, type Locale } from './i18n/locale.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export interface Preferences {
  locale: Locale;
  theme: (typeof THEMES)[number];
  /** How fast moves of others are shown. */
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  /** Ask once more before a tile is laid. */
  confirm: boolean;
  /** What the player calls herself. */
  name: string;
}

const KEY = 'guimard.settings';

function read(): Preferences {
  const defaults: Preferences = {
    locale: chooseLocale(navigator.languages),
    theme: 'auto',
    speed: 'normal',
    sound: false,
    confirm: matchMedia('(pointer: coarse)').matches,
    name: '',
  };
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? '{}'), defaults);
  } catch {
    // Unreadable, or a browser that keeps nothing: then the defaults hold for this visit.
    return defaults;
  }
}

/** What was kept, as far as it still means something. */
function checked(kept: unknown, defaults: Preferences): Preferences {
  if (typeof kept !== 'object' || kept === null) return defaults;
  const { locale, theme, speed, sound, confirm, name } = kept as Partial<Record<keyof Preferences, unknown>>;
  return {
    locale: typeof locale === 'string' && isLocale(locale) ? locale : defaults.locale,
    theme: THEMES.find((known) => known === theme) ?? defaults.theme,
    speed: SPEEDS.find((known) => known === speed) ?? defaults.speed,
    sound: typeof sound === 'boolean' ? sound : defaults.sound,
    confirm: typeof confirm === 'boolean' ? confirm : defaults.confirm,
    name: typeof name === 'string' ? name : defaults.name,
  };
}

export const settings: Preferences = $state(read());

/** To be called after every change. */
export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: they hold for this visit.
  }
}

/** Whether things should move on the screen. */
export const movesOnScreen = (): boolean =>
  settings.speed !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
