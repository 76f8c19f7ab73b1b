/** Makes what the player prefers take effect. */
import { speak, spoken } from '../i18n/dictionary.svelte.ts';
import { type Preferences, settings, storeSettings } from '../settings.svelte.ts';

/** At the start, and after every change: paints, keeps them, and speaks the language. */
export async function applySettings(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  if (settings.theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = settings.theme;
  storeSettings();
  if (settings.locale !== spoken() || settings.locale !== lang) await speak(settings.locale);
}

export function changeSettings(changes: Partial<Preferences>): Promise<void> {
  Object.assign(settings, changes);
  return applySettings();
}
