/** Whether everybody can read and reach everything on a page, as far as a machine can tell. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './no-complaints.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A badge with one letter is a picture: nobody calls a button by it. */
const isSign = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim().length <= 1;

/** In light, and then in dark, where only the paints differ. */
export async function checkAccess(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Paints that change slowly are judged when they have changed.
    await page.evaluate(() => {
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      return Promise.allSettled(changes.map(({ finished }) => finished)).then(() => undefined);
    });
    // Legacy means: without a second page to put frames together, of which there are none.
    const runOnly = colorScheme === 'light' ? LEVELS : ['color-contrast'];
    // Drawings have thousands of parts and say nothing to machines; palettes.test.ts has their contrasts.
    const axe = new AxeBuilder({ page })
      .exclude('svg[aria-hidden="true"]')
      .options({ resultTypes: ['violations'], runOnly })
      .setLegacyMode();
    const { violations } = await axe.analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ html }) => id !== 'label-content-name-mismatch' || !isSign(html))
        .map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    );
    expect({ colorScheme, at: page.url(), faults }).toMatchObject({ colorScheme, faults: [] });
  }
}
