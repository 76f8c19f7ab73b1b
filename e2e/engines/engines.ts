/** Opens fresh browsers of the engine under test. None of their pages may complain. */
import { test as base, chromium, expect, firefox } from '@playwright/test';
import { FIREFOX } from '../../tools/browser/engines.mjs';
import type { Driver } from './driver.ts';
import { playwrightDriver } from './playwright-driver.ts';
import { type Visitor, visitor } from './visitor.ts';
import { startScreen, webkitDriver } from './webkit-driver.ts';

type Engine = 'chromium' | 'firefox' | 'webkit';
export interface EngineOption {
  engine: Engine;
}
type Open = (baseURL: string) => Promise<Driver>;

export const test = base.extend<{ visit: () => Promise<Visitor> }, EngineOption & { open: Open }>({
  engine: ['chromium', { scope: 'worker', option: true }],
  /** A browser, or the screen for its windows, lasts as long as the worker. */
  open: [
    async ({ engine, launchOptions }, use) => {
      if (engine === 'webkit') {
        const screen = await startScreen();
        await use((baseURL) => webkitDriver(screen.name, baseURL));
        return screen.stop();
      }
      const browser =
        engine === 'firefox'
          ? await firefox.launch({ channel: 'moz-firefox', executablePath: FIREFOX })
          : await chromium.launch(launchOptions);
      await use((baseURL) => playwrightDriver(browser, baseURL));
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ open, baseURL }, use) => {
    const drivers: Driver[] = [];
    await use(async () => {
      const driver = await open(baseURL ?? '');
      drivers.push(driver);
      return visitor(driver);
    });
    const complaints = drivers.flatMap((driver) => driver.complaints());
    await Promise.all(drivers.map((driver) => driver.close()));
    expect(complaints).toEqual([]);
  },
});
export { expect };
