/** What is in the packages, as tools for packages see it. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { ROOT } from '../../setup.mjs';
import { manifestOf, PUBLISHED, tarballOf, workspaceOf } from '../packages.mjs';

const LIBRARIES = PUBLISHED.filter((name) => name !== 'guimard');

describe.each(PUBLISHED)('%s', (name) => {
  const { name: fullName, version } = manifestOf(workspaceOf(name));
  const folder = join(inject(name === 'guimard' ? 'program' : 'libraries'), 'node_modules', fullName);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });

  test('has no fault that publint knows', async () => {
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarballOf(name))).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('has a licence and a readme, and none of our tests and settings', () => {
    for (const file of ['LICENSE', 'NOTICE.md', 'README.md']) expect(files.includes(file), file).toBe(true);
    const stray = /\.test\.|(^|\/)testing\/|tsconfig|\.tsbuildinfo|vitest|(^|\/)\./;
    expect(files.filter((file) => stray.test(file))).toEqual([]);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ license: 'MIT', type: 'module', version });
    for (const field of ['private', 'scripts', 'devDependencies']) expect(manifest).not.toHaveProperty(field);
  });
});

test('the engine has no dependencies', () => {
  const installed = join(inject('libraries'), 'node_modules/@guimard/engine/package.json');
  expect(JSON.parse(readFileSync(installed, 'utf8'))).not.toHaveProperty('dependencies');
});

/** All are ES modules: for `require` and for TypeScript's `node10` they were never meant. */
const LEGACY = ['node10', 'node16-cjs'];

test.each(LIBRARIES)('the types of %s fit its code, however ES modules are resolved', (name) => {
  const program = join(import.meta.dirname, 'type-problems.mjs');
  const out = execFileSync(process.execPath, [program, tarballOf(name)], { cwd: ROOT, encoding: 'utf8' });
  const problems: { readonly resolutionKind?: string }[] = JSON.parse(out);
  expect(problems.filter(({ resolutionKind = '' }) => !LEGACY.includes(resolutionKind))).toEqual([]);
});
