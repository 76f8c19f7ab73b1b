/** What `npm run test:all` sets (by day, `npm test` takes one of each kind). */
export const ALL_TESTS = { GUIMARD_TESTS: 'all' };

export const isNightly = process.env.GUIMARD_TESTS === ALL_TESTS.GUIMARD_TESTS;
