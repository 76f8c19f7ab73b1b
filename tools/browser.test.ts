import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeReadyCopy } from './testing/copy.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const copy = mkdtempSync(join(tmpdir(), 'guimard-'));
beforeAll(() => makeReadyCopy(copy));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each(['tools/test.mjs', 'tools/e2e.mjs'])('%s stops at once where it has no browser', (script) => {
  const env = { ...process.env, CHROMIUM: '/nowhere/chrome' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    'CHROMIUM names /nowhere/chrome, which cannot be used: there is no such file.\n' +
      'To let Guimard find or fetch a browser: unset CHROMIUM\n',
  );
});
