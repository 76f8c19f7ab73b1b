/** What is measured on a page as it is laid out. */
import type { Page } from '@playwright/test';

/** What follows the size of the window has followed it when the next frame but one begins. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** How far the document can be scrolled, in pixels. */
export const scrollable = (page: Page): Promise<{ across: number; down: number }> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
    return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
  });

/** Words that reach beyond the button, heading or tab that they stand in. What ends in an ellipsis is meant to. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const holders = 'button, .button, h1, h2, h3, legend, label, th, [role=tab]';
    const reachesBeyond = (holder: HTMLElement): boolean => {
      const { left, right } = holder.getBoundingClientRect();
      const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode() !== null) {
        const { parentElement } = texts.currentNode;
        if (parentElement === null || parentElement.closest('.visually-hidden, svg') !== null) continue;
        if (parentElement.clientWidth === 1) continue;
        if (getComputedStyle(parentElement).textOverflow === 'ellipsis') continue;
        range.selectNodeContents(texts.currentNode);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        // A pixel is rounding.
        if (rects.some((rect) => rect.left < left - 1 || rect.right > right + 1)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>(holders)]
      .filter((holder) => holder.checkVisibility({ visibilityProperty: true }) && holder.clientWidth > 1)
      .filter(reachesBeyond)
      .map((holder) => `${holder.localName}: ${holder.textContent.trim()}`);
  });

/** Words that a part which cannot be scrolled cuts off, at any side. What ends in an ellipsis is meant to. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cuts = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    const look = (part: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(part);
      return {
        box: part.getBoundingClientRect(),
        across: cuts(overflowX),
        down: cuts(overflowY),
        scrollsAcross: scrolls(overflowX),
        scrollsDown: scrolls(overflowY),
        endsInEllipsis: textOverflow === 'ellipsis' || webkitLineClamp !== 'none',
        isFixed: position === 'fixed',
      };
    };
    // Many texts stand in the same parts.
    const looks = new Map<Element, ReturnType<typeof look>>();
    const lookAt = (part: Element): ReturnType<typeof look> => {
      const known = looks.get(part) ?? look(part);
      looks.set(part, known);
      return known;
    };
    const dialog = document.querySelector('dialog[open]');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const faults: string[] = [];
    while (texts.nextNode() !== null) {
      const { currentNode: text } = texts;
      const holder = text.parentElement;
      if (holder === null || text.textContent?.trim() === '') continue;
      if (holder.closest('.visually-hidden, svg, select, script') !== null) continue;
      // What opens over the page covers it.
      if (dialog?.contains(holder) === false) continue;
      if (!holder.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      if (right - left < 1) continue;
      // Visible to screen readers only.
      if (holder.clientWidth === 1) continue;
      let [across, down] = [true, true];
      for (let part: Element | null = holder; part !== null; part = part.parentElement) {
        const seen = lookAt(part);
        if (seen.endsInEllipsis) break;
        // Two pixels are the empty part of a line of text.
        const isCut =
          (across && seen.across && (left < seen.box.left - 1 || right > seen.box.right + 1)) ||
          (down && seen.down && (top < seen.box.top - 2 || bottom > seen.box.bottom + 2));
        if (isCut) {
          faults.push(`${part.localName}.${part.classList[0] ?? ''} cuts off: ${text.textContent?.trim()}`);
          break;
        }
        across &&= !seen.scrollsAcross;
        down &&= !seen.scrollsDown;
        if (seen.isFixed) break;
      }
    }
    return faults;
  });

/**
 * Words of a button, heading, label or tab that go on in the next line. They may where hyphens part them, and in scripts that
 * have no spaces.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const holders = 'button, .button, h1, h2, h3, legend, label, th, [role=tab]';
    const range = document.createRange();
    const isBroken = (text: Node, word: RegExpExecArray): boolean => {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4;
    };
    return [...document.querySelectorAll<HTMLElement>(holders)].flatMap((holder) => {
      if (!holder.checkVisibility({ visibilityProperty: true }) || holder.clientWidth <= 1) return [];
      if (getComputedStyle(holder).hyphens === 'auto') return [];
      const texts = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode() !== null) {
        const { currentNode: text } = texts;
        const { parentElement } = text;
        if (parentElement === null || parentElement.closest('.visually-hidden, svg, select') !== null)
          continue;
        // Visible to screen readers only.
        if (parentElement.clientWidth === 1) continue;
        // Lines may end after a hyphen, a dash or a slash, too.
        const words = /[^\s\u00ad\u200b/–—-]+/g;
        for (const word of (text.textContent ?? '').matchAll(words))
          if (
            !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word[0]) &&
            isBroken(text, word)
          )
            broken.push(`${holder.localName}: ${word[0]} is broken apart`);
      }
      return broken;
    });
  });

/** Parts that do not lie inside the window as a whole. */
export const outside = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (all) =>
      all.filter((selector) => {
        const element = document.querySelector(selector);
        if (element === null) return true;
        const { left, top, right, bottom } = element.getBoundingClientRect();
        // Half a pixel is rounding.
        return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
      }),
    selectors,
  );

/** What can be pressed but is smaller than a finger: 44 pixels, or 32 for the many cells of a board that has one size. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = 'button, a[href], select, input, summary, [data-cell], [role=tab]';
    return (
      [...document.querySelectorAll(targets)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.matches('.visually-hidden, [aria-hidden=true]'))
        // A link within a sentence is as high as the sentence.
        .filter(
          (element) =>
            !element.matches('p > a') || element.parentElement?.textContent === element.textContent,
        )
        .flatMap((element) => {
          const least = element.matches('[data-cell]') ? 32 : 44;
          // Who presses the words of a box presses the box.
          const target = element.matches('input') ? (element.closest('label') ?? element) : element;
          const { width, height } = target.getBoundingClientRect();
          if (width + 0.5 >= least && height + 0.5 >= least) return [];
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          return [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
        })
    );
  });
