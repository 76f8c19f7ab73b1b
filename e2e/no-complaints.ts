/** A page that must not complain: whatever it writes to the console as an error or warning fails the test. */
import { test as base, expect } from '@playwright/test';

export const test = base.extend<{ noComplaints: undefined }>({
  noComplaints: [
    async ({ context }, use) => {
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
