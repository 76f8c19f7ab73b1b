/** What the player prefers, stored in the browser. */
import { type Locale, localeFor } from './i18n/locale.ts';
import { visit } from './i18n/visit.svelte.ts';
import { defaultPreferences, type Preferences, preferencesSchema } from './preferences.ts';
import { stored } from './stored.ts';

const defaults = defaultPreferences(matchMedia('(pointer: coarse)').matches);

const store = stored('guimard.settings', preferencesSchema(defaults), defaults);

export const settings: Preferences = $state(store.read());

/** To be called after every change. */
export const storeSettings = (): void => store.write(settings);

/** The language of the app: what a link has asked for, what is chosen, or what the browser prefers. */
export const language = (): Locale => visit.locale ?? settings.locale ?? localeFor(navigator.languages);

/** Whether things should move on the screen. */
export function movesOnScreen(): boolean {
  if (settings.speed === 'instant' || settings.motion === 'reduced') return false;
  return settings.motion === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
