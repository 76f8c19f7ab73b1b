/**
 * The app as it is built for tests of the layout: it also speaks languages made for them (packages/messages/src/pseudo.mjs),
 * and changes its language when a test says so.
 */
import { extname, join } from 'node:path';
import { LOCALES } from '@guimard/messages/locales';
import { PSEUDO } from '@guimard/messages/pseudo';
import type { Page } from '@playwright/test';

const BUILT = join(import.meta.dirname, '../packages/web/pseudo/dist');

/** Longer than others, and from right to left. */
export const [LONG = '', LEFTWARD = ''] = PSEUDO.keys();
export const ALL_LOCALES: readonly string[] = [...LOCALES, LONG, LEFTWARD];

/** In the place of the app that is shipped, at the same addresses and with the same server behind it. */
export const servePseudo = (page: Page): Promise<unknown> =>
  page.route(/^https?:/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.continue();
    return route.fulfill({ path: join(BUILT, extname(pathname) === '' ? 'index.html' : pathname) });
  });

declare const speakUp: (locale: string) => Promise<boolean>;

/** Returns whether the language could be loaded. */
export const speak = (page: Page, locale: string): Promise<boolean> =>
  page.evaluate((wanted) => speakUp(wanted), locale);
