/** Makes what the player prefers take effect. */
import { speak, spoken } from '../i18n/dictionary.svelte.ts';
import type { Preferences } from '../preferences.ts';
import { settings, storeSettings } from '../settings.svelte.ts';
import { signs } from '../ui/signs.svelte.ts';

/** The style sheets read these from the root (public/theme.js sets them before the first paint). */
const LOOKS = ['theme', 'boardTheme', 'textSize', 'motion', 'palette'] as const;

/** At the start and after every change: sets the looks, stores all, and changes the language. */
export async function applySettings(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  for (const name of LOOKS) dataset[name] = settings[name];
  signs.areSymbols = settings.signs === 'symbols';
  storeSettings();
  if (settings.locale !== spoken() || settings.locale !== lang) await speak(settings.locale);
}

export function changeSettings(changes: Partial<Preferences>): Promise<void> {
  Object.assign(settings, changes);
  return applySettings();
}
