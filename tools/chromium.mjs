/** The browser of the browser tests: Debian's Chromium unless CHROMIUM names another. */
import { existsSync } from 'node:fs';

const USUAL = '/usr/bin/chromium';

/** Its path, or why there is none. */
export function findChromium() {
  const { CHROMIUM } = process.env;
  const path = CHROMIUM || USUAL;
  if (existsSync(path)) return { path };
  const fault = CHROMIUM ? `CHROMIUM names ${CHROMIUM}, where there is nothing.` : `There is no ${USUAL}.`;
  return {
    missing:
      `The browser tests need Chromium. ${fault}\n` +
      'On Debian or Ubuntu: apt-get install chromium. Elsewhere: CHROMIUM=/path/to/chrome npm test',
  };
}
