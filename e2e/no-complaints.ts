/** A page that must not complain: whatever it writes to the console as an error or warning fails the test. */
import { type BrowserContext, test as base, expect } from '@playwright/test';

interface Options {
  /** Whether the browser stores the app for use without a network. */
  readonly storesApp: boolean;
  /** What the browser itself says of a network that the test takes away. */
  readonly expectedComplaint: string;
}

/** Storing the whole app takes more processor time than most tests do. */
export const withoutServiceWorker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

export const test = base.extend<Options & { noComplaints: undefined }>({
  storesApp: [false, { option: true }],
  expectedComplaint: ['', { option: true }],
  noComplaints: [
    async ({ context, storesApp, expectedComplaint }, use) => {
      if (!storesApp) await withoutServiceWorker(context);
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(undefined);
      expect(complaints.filter((complaint) => complaint !== expectedComplaint)).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
