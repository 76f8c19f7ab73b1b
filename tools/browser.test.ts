import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { folderForCopies, makeReadyCopy } from './testing/copy.ts';

const copy = folderForCopies();
beforeAll(() => makeReadyCopy(copy));

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
