import { spawnSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { ROOT } from './setup.mjs';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const BUILT = ['engine', 'ai', 'protocol'].map((name) => `packages/${name}/tsconfig.src.json`);
const PROGRAM = 'tools/testing/uses-packages.mjs';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the builds of engine, ai and protocol run without TypeScript support, as on Node 20', () => {
  expect(run('node_modules/@typescript/native/bin/tsc', '-b', ...BUILT)).toMatchObject({ status: 0 });
  // By this condition our packages import each other's builds.
  const { status, stdout, stderr } = run('--no-experimental-strip-types', '--conditions=built', PROGRAM);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/engine\/dist\/kit\/index\.js$/m);
});

test('our own programs run the sources, which need no build', () => {
  const { status, stdout, stderr } = run(PROGRAM);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/engine\/src\/kit\/index\.ts$/m);
});
