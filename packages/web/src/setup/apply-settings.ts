/** Makes what the player prefers take effect. */
import { speak, spoken } from '../i18n/dictionary.svelte.ts';
import type { Locale } from '../i18n/locale.ts';
import { visit } from '../i18n/visit.svelte.ts';
import { offline } from '../offline/offline.svelte.ts';
import type { Preferences } from '../preferences.ts';
import { language, settings, storeSettings } from '../settings.svelte.ts';
import { signs } from '../ui/signs.svelte.ts';

/** The style sheets read these from the root (public/theme.js sets them before the first paint). */
const LOOKS = ['theme', 'boardTheme', 'textSize', 'motion', 'palette'] as const;

/** At the start and after every change: sets the looks, stores all, and changes the language. */
export async function applySettings(): Promise<void> {
  const { dataset, lang } = document.documentElement;
  for (const name of LOOKS) dataset[name] = settings[name];
  signs.areSymbols = settings.signs === 'symbols';
  storeSettings();
  if (language() !== spoken() || language() !== lang) await speak(language());
}

export function changeSettings(changes: Partial<Preferences>): Promise<void> {
  Object.assign(settings, changes);
  return applySettings();
}

/** For good, also where a link has asked for another one. False if it cannot be had, as without a network: then nothing changes. */
export async function changeLanguage(locale: Locale): Promise<boolean> {
  try {
    await speak(locale);
  } catch {
    return false;
  }
  visit.end();
  void offline.keep(locale);
  await changeSettings({ locale });
  return true;
}
