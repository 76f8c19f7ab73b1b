import type { Browser } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Chromium, or Firefox over WebDriver BiDi; each driver has its own storage. */
export async function playwrightDriver(browser: Browser, baseURL: string): Promise<Driver> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const page = await context.newPage();
  return {
    goto: async (path) => void (await page.goto(path)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    // As text: Playwright's types would have the argument wrapped.
    evaluate: (script, argument) => page.evaluate(`(${String(script)})(${JSON.stringify(argument)})`),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    complaints: () => complaints,
    close: () => context.close(),
  };
}
