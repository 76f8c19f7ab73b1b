/** What the player prefers, stored in the browser. */
import { chooseLocale } from './i18n/locale.ts';
import { defaultPreferences, type Preferences, preferencesSchema } from './preferences.ts';
import { stored } from './stored.ts';

const defaults = defaultPreferences(
  chooseLocale(navigator.languages),
  matchMedia('(pointer: coarse)').matches,
);

const store = stored('guimard.settings', preferencesSchema(defaults), defaults);

export const settings: Preferences = $state(store.read());

/** To be called after every change. */
export const storeSettings = (): void => store.write(settings);

/** Whether things should move on the screen. */
export function movesOnScreen(): boolean {
  if (settings.speed === 'instant' || settings.motion === 'reduced') return false;
  return settings.motion === 'full' || !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
