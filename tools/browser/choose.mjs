// @ts-check
/** Which browser the browser tests use: the one you name, else one that is there, else one that is fetched. */
import { installedBrowsers } from './installed.mjs';

/**
 * @typedef {object} Candidate
 * @property {string} path
 * @property {Readonly<Record<string, string>>} [env] what it must find in its environment
 */

/**
 * @typedef {object} Ways
 * @property {string} own where Playwright keeps a Chromium that it has downloaded
 * @property {(candidate: Candidate) => Promise<{ version: string } | { fault: string }>} tryBrowser
 * @property {() => readonly Candidate[]} fetch several ways to start the same browser; none if it could not be fetched
 * @property {(text: string) => void} say
 */

/**
 * @param {import('./installed.mjs').Machine} machine
 * @param {Ways} ways
 * @returns {Promise<(Candidate & { version: string }) | { missing: string }>}
 */
export async function chooseBrowser(machine, { own, tryBrowser, fetch, say }) {
  const { env, exists, platform } = machine;
  const named = env['CHROMIUM'];
  if (named) {
    const tried = exists(named) ? await tryBrowser({ path: named }) : { fault: 'there is no such file' };
    if ('version' in tried) return { path: named, ...tried };
    return {
      missing:
        `CHROMIUM names ${named}, which cannot be used: ${tried.fault}.\n` +
        `To let Guimard find or fetch a browser: ${unset(platform)}`,
    };
  }

  for (const path of [...installedBrowsers(machine), ...(exists(own) ? [own] : [])]) {
    const tried = await tryBrowser({ path });
    if ('version' in tried) return { path, ...tried };
    say(`Passing over ${path}: ${tried.fault}`);
  }

  let fault = '';
  for (const candidate of fetch()) {
    const tried = await tryBrowser(candidate);
    if ('version' in tried) return { ...candidate, ...tried };
    fault = tried.fault;
  }
  return { missing: fault === '' ? nothingFetched(platform) : fetchedInVain(platform, fault) };
}

/** @param {string} platform */
const unset = (platform) => (platform === 'win32' ? 'set CHROMIUM=' : 'unset CHROMIUM');

/** @param {string} platform */
const useYourOwn = (platform) =>
  `To use a browser of yours: ${platform === 'win32' ? 'set CHROMIUM=C:\\path\\to\\chrome.exe' : 'export CHROMIUM=/path/to/chrome'}`;

/** @param {string} platform */
const nothingFetched = (platform) =>
  'The browser tests need Chrome, Chromium or Edge. None was found, and none could be fetched: see the lines above.\n' +
  useYourOwn(platform);

/** @param {string} platform @param {string} fault */
const fetchedInVain = (platform, fault) =>
  `The browser tests need Chrome, Chromium or Edge. One was fetched, but it does not start: ${fault}\n` +
  (platform === 'linux'
    ? 'To install the system libraries that it needs: sudo npx playwright install-deps chromium'
    : useYourOwn(platform));
