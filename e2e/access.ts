/** Whether everybody can read and reach everything on a page, as far as a machine can tell. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './no-complaints.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A badge with one letter is a picture: nobody calls a button by it. */
const isSign = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim().length <= 1;

/**
 * Drawings say nothing to machines, and palettes.test.ts has their contrasts. But they have thousands of parts, each of
 * which is looked at behind every text.
 */
async function hideDrawings(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('svg[aria-hidden="true"] > * { display: none }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** In light, and then in dark, where only the paints differ. */
export async function checkAccess(page: Page): Promise<void> {
  await hideDrawings(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Paints that change slowly are judged when they have changed.
    await page.evaluate(() => {
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      return Promise.allSettled(changes.map(({ finished }) => finished)).then(() => undefined);
    });
    // Legacy means: without a second page to put frames together, of which there are none.
    const runOnly = colorScheme === 'light' ? LEVELS : ['color-contrast'];
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], runOnly }).setLegacyMode();
    const { violations } = await axe.analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => id !== 'label-content-name-mismatch' || !isSign(html))
        .map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
    expect({ colorScheme, at: page.url(), faults }).toMatchObject({ colorScheme, faults: [] });
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
