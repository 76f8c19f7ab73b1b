/** What the player prefers, stored in the browser. */
import { chooseLocale, LOCALES, type Locale } from './i18n/locale.ts';
import { boolean, object, oneOf, or, string } from './schema.ts';
import { stored } from './stored.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;

export interface Preferences {
  locale: Locale;
  theme: (typeof THEMES)[number];
  /** How fast moves of others are shown. */
  speed: (typeof SPEEDS)[number];
  sound: boolean;
  /** Ask once more before a tile is placed. */
  confirm: boolean;
  /** What the player is called. */
  name: string;
}

const defaults: Preferences = {
  locale: chooseLocale(navigator.languages),
  theme: 'auto',
  speed: 'normal',
  sound: false,
  confirm: matchMedia('(pointer: coarse)').matches,
  name: '',
};

const store = stored<Preferences>(
  'guimard.settings',
  object({
    locale: or(oneOf(LOCALES), defaults.locale),
    theme: or(oneOf(THEMES), defaults.theme),
    speed: or(oneOf(SPEEDS), defaults.speed),
    sound: or(boolean, defaults.sound),
    confirm: or(boolean, defaults.confirm),
    name: or(string, defaults.name),
  }),
  defaults,
);

export const settings: Preferences = $state(store.read());

/** To be called after every change. */
export const storeSettings = (): void => store.write(settings);

/** Whether things should move on the screen. */
export const movesOnScreen = (): boolean =>
  settings.speed !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
