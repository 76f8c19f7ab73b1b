/** A mouse or a finger: presses what it sees, at the point where it sees it. */
import type { Locator, Page } from '@playwright/test';

export interface Pointing {
  /** A finger is shown what a placement does, and confirms it. */
  readonly isTouch: boolean;
  /** A button. */
  press(target: Locator): Promise<void>;
  /** A point of the window. */
  pressAt(x: number, y: number): Promise<void>;
}

export const mouse = (page: Page): Pointing => ({
  isTouch: false,
  press: (target) => target.click(),
  async pressAt(x, y) {
    await page.mouse.move(x, y);
    await page.mouse.click(x, y);
  },
});

export const finger = (page: Page): Pointing => ({
  isTouch: true,
  press: (target) => target.tap(),
  pressAt: (x, y) => page.touchscreen.tap(x, y),
});
