import { describe, expect, test } from 'vitest';
import { type Candidate, chooseBrowser } from './choose.mjs';

const OWN = '/home/ann/.cache/ms-playwright/chromium/chrome';
const FETCHED: readonly Candidate[] = [
  { path: '/fetched/chromium' },
  { path: '/fetched/chromium', env: { LD_LIBRARY_PATH: '/fetched/lib' } },
];

interface Setting {
  readonly platform?: string;
  readonly chromium?: string;
  /** Files that are there; those that start are `works`. */
  readonly there?: readonly string[];
  readonly works?: (candidate: Candidate) => boolean;
  readonly fetched?: readonly Candidate[];
}

async function choose({
  platform = 'linux',
  chromium,
  there = [],
  works = () => true,
  fetched = [],
}: Setting) {
  const said: string[] = [];
  let fetches = 0;
  const chosen = await chooseBrowser(
    {
      platform,
      arch: 'x64',
      env: { PATH: '/usr/bin', CHROMIUM: chromium },
      exists: (path) => there.includes(path),
    },
    {
      own: OWN,
      tryBrowser: async (candidate) =>
        works(candidate) ? { version: '156.0.1' } : { fault: 'libnss3.so is missing' },
      fetch: () => {
        fetches++;
        return fetched;
      },
      say: (text) => said.push(text),
    },
  );
  return { chosen, said, fetches };
}

describe('one that CHROMIUM names', () => {
  const named = '/opt/mine/chrome';

  test('is used, and no other is looked for', async () => {
    const { chosen, fetches } = await choose({ chromium: named, there: [named, '/usr/bin/chromium'] });
    expect(chosen).toEqual({ path: named, version: '156.0.1' });
    expect(fetches).toBe(0);
  });

  test.each([
    ['does not exist', [], 'there is no such file'],
    ['does not start', [named], 'libnss3.so is missing'],
  ])('is not replaced by another if it %s', async (_, files, fault) => {
    const there = [...files, '/usr/bin/chromium'];
    const { chosen, fetches } = await choose({ chromium: named, there, works: () => false });
    expect(chosen).toEqual({
      missing: `CHROMIUM names ${named}, which cannot be used: ${fault}.\nTo let Guimard find or fetch a browser: unset CHROMIUM`,
    });
    expect(fetches).toBe(0);
  });
});

describe('one that is there', () => {
  test('is used before one of Playwright', async () => {
    const { chosen } = await choose({ there: [OWN, '/usr/bin/google-chrome'] });
    expect(chosen).toMatchObject({ path: '/usr/bin/google-chrome' });
    expect((await choose({ there: [OWN] })).chosen).toMatchObject({ path: OWN });
  });

  test('is passed over if it does not start', async () => {
    const there = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
    const { chosen, said } = await choose({ there, works: ({ path }) => path.endsWith('chrome') });
    expect(chosen).toMatchObject({ path: '/usr/bin/google-chrome' });
    expect(said).toEqual(['Passing over /usr/bin/chromium: libnss3.so is missing']);
  });
});

describe('one that is fetched', () => {
  test('is started as it is', async () => {
    const { chosen } = await choose({ fetched: FETCHED });
    expect(chosen).toEqual({ ...FETCHED[0], version: '156.0.1' });
  });

  test('is started with its own libraries where the system lacks them', async () => {
    const { chosen } = await choose({ fetched: FETCHED, works: ({ env }) => env !== undefined });
    expect(chosen).toEqual({ ...FETCHED[1], version: '156.0.1' });
  });
});

describe('if there is none, one command that helps is named', () => {
  test.each([
    ['linux', 'export CHROMIUM=/path/to/chrome'],
    ['darwin', 'export CHROMIUM=/path/to/chrome'],
    ['win32', 'set CHROMIUM=C:\\path\\to\\chrome.exe'],
  ])('%s: nothing could be fetched', async (platform, command) => {
    const { chosen } = await choose({ platform });
    expect(chosen).toEqual({ missing: expect.stringMatching(/none could be fetched: see the lines above/) });
    expect(chosen).toEqual({ missing: expect.stringContaining(`: ${command}`) });
  });

  test.each([
    ['linux', 'sudo npx playwright install-deps chromium'],
    ['darwin', 'export CHROMIUM=/path/to/chrome'],
  ])('%s: what was fetched does not start', async (platform, command) => {
    const { chosen } = await choose({ platform, fetched: FETCHED, works: () => false });
    expect(chosen).toEqual({ missing: expect.stringContaining('it does not start: libnss3.so is missing') });
    expect(chosen).toEqual({ missing: expect.stringContaining(`: ${command}`) });
  });
});
