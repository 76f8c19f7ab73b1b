/** Writes `old-browser.js`, with its sentences in every language, and loads it before the app. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FLOOR } from './floor.ts';

const SOURCE = join(import.meta.dirname, 'old-browser.js');
const NAME = 'old-browser.js';

export function oldBrowser(): Plugin {
  return {
    name: 'guimard:old-browser',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${NAME}` }, injectTo: 'head' }],
    // Before the service worker, which stores what is there by then.
    writeBundle: {
      sequential: true,
      async handler({ dir }) {
        if (dir !== undefined) writeFileSync(join(dir, NAME), await greeting());
      },
    },
  };
}

export async function greeting(): Promise<string> {
  // The messages are compiled when the build starts.
  const { LOCALES } = await import('@guimard/messages/locales');
  const { default: load } = await import('@guimard/messages/old-browser');
  const words = await Promise.all(
    LOCALES.map(async (locale) => {
      const { title, text } = await load(locale);
      return [locale, { title, text: text(FLOOR) }] as const;
    }),
  );
  return greetingIn(Object.fromEntries(words));
}

interface Words {
  readonly title: string;
  readonly text: string;
}

/** By language. */
export const greetingIn = (words: Readonly<Record<string, Words>>): string =>
  readFileSync(SOURCE, 'utf8').replace('WORDS', JSON.stringify(words));
