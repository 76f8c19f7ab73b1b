/** Details of a test that `npm test` leaves out (playwright.config.ts). */
export const NIGHTLY = { tag: '@nightly' };
/** The same, but for the one of its kind that runs by day. */
export const nightlyUnless = (isOneOfItsKind: boolean) => (isOneOfItsKind ? {} : NIGHTLY);
