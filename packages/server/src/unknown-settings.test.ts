import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { unknownSettings } from './unknown-settings.ts';

const ROOT = join(import.meta.dirname, '../../..');

test.each([
  ['GUIMARD_RATELIMIT', 'GUIMARD_RATE_LIMIT'],
  ['GUIMARD_PUBLICURL', 'GUIMARD_PUBLIC_URL'],
  ['GUIMARD_LOGLEVEL', 'GUIMARD_LOG_LEVEL'],
  ['GUIMARD_TRUST_PROXIES', 'GUIMARD_TRUST_PROXY'],
  ['GUIMARD_DTAA', 'GUIMARD_DATA'],
  ['GUIMARD_PORT', 'PORT'],
  ['GUIMARD_hook_ports', 'GUIMARD_HOOK_PORTS'],
])('%s is named, with the setting that was probably meant', (written, meant) => {
  expect(unknownSettings({ [written]: 'off' })).toEqual([
    `Unknown setting ${written}; did you mean ${meant}?`,
  ]);
});

test('a name unlike any setting is reported with a hint where to look', () => {
  expect(
    unknownSettings({ GUIMARD_DATA: 'x', GUIMARD_COLOUR_OF_THE_TRAIN: 'green', GUIMARD_FOO: '' }),
  ).toEqual([
    'Unknown setting GUIMARD_COLOUR_OF_THE_TRAIN. See --help',
    'Unknown setting GUIMARD_FOO. See --help',
  ]);
});

test("settings, and other programs' variables, are ignored", () => {
  expect(unknownSettings({ GUIMARD_DATA: '', GUIMARD_RERUN: '1', PATH: '/bin', GUIMARD: '1' })).toEqual([]);
});

test('the server says so on standard error when it starts', async () => {
  const main = join(import.meta.dirname, 'main.ts');
  // An invalid port, so that it goes no further.
  const child = spawn(process.execPath, [main, '--port', 'none'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, GUIMARD_RATELIMIT: 'off' },
  });
  expect((await text(child.stderr)).split('\n')).toContain(
    'Unknown setting GUIMARD_RATELIMIT; did you mean GUIMARD_RATE_LIMIT?',
  );
});

test('every environment variable read anywhere in the repository is known', () => {
  const sources = globSync(['{packages/*/{src,bin},tools,bench}/**/*.{ts,mjs}', '{.,e2e}/*.ts'], {
    cwd: ROOT,
  });
  const read = sources
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/env(?:\.|\[')(GUIMARD_\w+)/g)].map(([, name]) => name));
  expect(new Set(read).size).toBeGreaterThan(10);
  expect(unknownSettings(Object.fromEntries(read.map((name) => [name, ''])))).toEqual([]);
});
