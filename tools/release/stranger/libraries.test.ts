/** The libraries, installed into an empty folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { prints } from '../../docs/examples.ts';
import { isNightly } from '../../nightly.mjs';
import { ROOT } from '../../setup.mjs';
import { ALL } from './nodes.ts';
import { pageProgramsIn, programsIn } from './readmes.ts';

const libraries = inject('libraries');
const programs = programsIn(libraries);
const files = programs.map(({ code }, i) => {
  const file = join(libraries, `example-${i}.mjs`);
  writeFileSync(file, code);
  return file;
});

test('every readme has an example that runs', () => {
  expect(new Set(programs.map(({ file }) => file)).size).toBe(3);
});

test.each(ALL)('the examples of the readmes run with %s, and print what they say', (_name, node) => {
  const runner = join(libraries, 'run-examples.mjs');
  cpSync(join(ROOT, 'tools/docs/run-examples.mjs'), runner);
  const { stdout, stderr } = spawnSync(node, [runner, ...files], { cwd: libraries, encoding: 'utf8' });
  expect(stderr).toBe('');
  // Written by run-examples.mjs.
  const results = JSON.parse(stdout) as { printed: string; failure?: string }[];
  for (const [i, { printed, failure }] of results.entries()) {
    const { at, output = '' } = programs[i] ?? {};
    expect({ at, failure }).toEqual({ at, failure: undefined });
    if (!prints(printed, output)) expect({ at, printed }).toEqual({ at, printed: output });
  }
  expect(results).toHaveLength(programs.length);
});

test.each(ALL)('with %s a computer thinks in a thread of its own', (_name, node) => {
  const program = join(libraries, 'uses-thread.mjs');
  cpSync(join(import.meta.dirname, 'uses-thread.mjs'), program);
  const { stdout, stderr } = spawnSync(node, [program], { encoding: 'utf8' });
  expect({ stdout, stderr }).toEqual({ stdout: 'a legal move\n', stderr: '' });
});

describe('in TypeScript, with declarations checked too', () => {
  const types = mkdtempSync(join(libraries, 'types-'));
  const typed = [...programs, ...pageProgramsIn(libraries)];
  for (const [i, { code }] of typed.entries()) writeFileSync(join(types, `example-${i}.mts`), code);

  test('the element has an example, too', () => {
    expect(typed.length).toBeGreaterThan(programs.length);
  });

  test.each([
    ['nodenext', 'nodenext'],
    ['preserve', 'bundler'],
    ...(isNightly
      ? [
          ['node16', 'node16'],
          ['esnext', 'bundler'],
        ]
      : []),
  ])('module %s, moduleResolution %s', (module, moduleResolution) => {
    const options = {
      module,
      moduleResolution,
      target: 'es2022',
      lib: ['es2023', 'dom'],
      types: [],
      noEmit: true,
    };
    const config = join(types, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({ compilerOptions: { ...options, skipLibCheck: false }, include: ['*.mts'] }),
    );
    const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
    expect(spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' }).stdout).toBe('');
  });
});
