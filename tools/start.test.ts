import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBareCopy } from './testing/copy.ts';

const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm start -- --help', () => {
  const copy = join(folder, 'bare');
  beforeAll(() => makeBareCopy(copy));

  test.each(['--help', '-h'])('%s needs nothing installed, and no TypeScript', (flag) => {
    const args = ['--no-experimental-strip-types', 'tools/start.mjs', flag];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe(readFileSync(join(copy, 'packages/server/src/help.txt'), 'utf8'));
    expect(existsSync(join(copy, 'node_modules'))).toBe(false);
  });
});
