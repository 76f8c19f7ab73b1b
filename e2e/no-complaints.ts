/** A page that must not complain: whatever it writes to the console as an error or warning fails the test. */
import { type BrowserContext, test as base, expect } from '@playwright/test';

interface Options {
  /** Whether the browser stores the app for use without a network. */
  readonly storesApp: boolean;
}

/** Storing the whole app takes more processor time than most tests do. */
export const withoutServiceWorker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

export const test = base.extend<Options & { noComplaints: undefined }>({
  storesApp: [false, { option: true }],
  noComplaints: [
    async ({ context, storesApp }, use) => {
      if (!storesApp) await withoutServiceWorker(context);
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
