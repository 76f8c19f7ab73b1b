/** Whether everybody can read and reach everything on a page, as far as a machine can tell. */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { isNightly } from '../tools/nightly.mjs';
import { expect } from './no-complaints.ts';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

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

/** The scanner is loaded once for each page. */
async function faultsOn(page: Page, runOnly: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source}; undefined`);
  const options: RunOptions = { resultTypes: ['violations'], runOnly: [...runOnly] };
  const found = await page.evaluate(async (asked) => {
    const { violations } = await window.axe!.run(document, asked);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, any }) => ({
        id,
        html,
        where: target.join(' '),
        why: any[0]?.message ?? '',
      })),
    );
  }, options);
  return found
    .filter(({ id, html }) => id !== 'label-content-name-mismatch' || !isSign(html))
    .map(({ id, where, why }) => `${id}: ${where} ${why}`);
}

/** Of dark, palettes.test.ts has the contrasts by day. */
const SCHEMES = isNightly ? (['light', 'dark'] as const) : (['light'] as const);

/** In light, and by night in dark, where only the paints differ. */
export async function checkAccess(page: Page): Promise<void> {
  await hideDrawings(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    // Paints that change slowly are judged as they will be. Waiting could take a minute: without a frame nothing ends.
    await page.evaluate(() => {
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    });
    const faults = await faultsOn(page, colorScheme === 'light' ? LEVELS : ['color-contrast']);
    expect({ colorScheme, at: page.url(), faults }).toMatchObject({ colorScheme, faults: [] });
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
