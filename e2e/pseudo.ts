/** The app that also speaks the languages made for tests (packages/messages/src/pseudo.mjs): `en-XA` and `ar-XB`. */
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';

const BUILT = join(import.meta.dirname, '../packages/web/dist-pseudo');

/** In the place of the app that is shipped, at the same addresses and with the same server behind it. */
export const servePseudo = (page: Page): Promise<unknown> =>
  page.route(/^https?:/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/api/')) return route.continue();
    return route.fulfill({ path: join(BUILT, extname(pathname) === '' ? 'index.html' : pathname) });
  });
