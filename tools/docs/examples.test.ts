/** Every example of the documentation is compiled and run, or says why not. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { faultsOfHtml } from '../../docs/build/html.ts';
import { ROOT } from '../setup.mjs';
import { type Example, examplesIn, type Language, MARKERS, prints, readExamples } from './examples.ts';

// The terminal program starts several times, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const all = readExamples(ROOT);
const isRun = ({ marker }: Example): boolean => marker === '';
const of = (...languages: Language[]): Example[] =>
  all.filter((example) => languages.includes(example.language));

/** In the repository: only there do examples find the packages, and does Node run TypeScript. */
const folder = join(ROOT, 'tools/docs/.examples');
const temporary = mkdtempSync(join(tmpdir(), 'guimard-docs-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(temporary, { recursive: true, force: true });
});

function node(args: readonly string[]) {
  return spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', timeout: 100_000 });
}

test('each block is to be run, or says why not', () => {
  expect(all.length).toBeGreaterThan(20);
  const unknown = all.filter((example) => !isRun(example) && !Object.hasOwn(MARKERS, example.marker));
  expect(unknown.map(({ at, language, marker }) => `${at}: ${language} ${marker}`)).toEqual([]);
});

describe('programs', () => {
  const programs = of('ts', 'js').filter(isRun);
  const files = programs.map(({ language }, i) => join(folder, `${i}.${language}`));

  test('compile against the declarations of the packages', () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [i, { code }] of programs.entries()) writeFileSync(files[i] ?? '', code);
    // Few readers have indices checked.
    const options = { types: ['node'], allowJs: true, checkJs: true, noUncheckedIndexedAccess: false };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../../tsconfig.base.json', compilerOptions: options, include: ['*'] }),
    );
    const tsc = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
    const packages = ['engine', 'ai', 'protocol'].map((name) => `packages/${name}/tsconfig.src.json`);
    expect(node([tsc, '-b', ...packages])).toMatchObject({ status: 0, stdout: '' });
    const { stdout } = node([tsc, '-p', folder]);
    // Errors name the file of the example: say where it comes from.
    expect(stdout.replaceAll(/\S*\.examples\/(\d+)\.\w+/g, (_, i) => programs[Number(i)]?.at ?? '')).toBe('');
  });

  test('run, and print what the documentation says', () => {
    const { stdout, stderr } = node([join(ROOT, 'tools/docs/run-examples.mjs'), ...files]);
    expect(stderr).toBe('');
    const results: { printed: string; failure?: string }[] = JSON.parse(stdout);
    expect(results).toHaveLength(programs.length);
    for (const [i, { printed, failure }] of results.entries()) {
      const { at, output } = programs[i] ?? {};
      expect({ at, failure }).toEqual({ at, failure: undefined });
      if (output !== undefined && !prints(printed, output))
        expect({ at, printed }).toEqual({ at, printed: output });
    }
  });
});

describe('commands', () => {
  const guimard = `npx() { shift; "${process.execPath}" "${join(ROOT, 'packages/cli/src/main.ts')}" "$@"; }`;

  test.each(of('sh').filter(isRun))('$at', ({ file, code, output }) => {
    // Those of a page follow each other.
    const cwd = join(temporary, file.replaceAll(/\W/g, '-'));
    mkdirSync(cwd, { recursive: true });
    const script = `set -euo pipefail\n${guimard}\n${code}`;
    const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
      cwd,
      encoding: 'utf8',
      input: '',
      timeout: 100_000,
    });
    expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
    if (output !== undefined && !prints(stdout, output)) expect(stdout).toBe(output);
  });
});

test.each(of('json').filter(isRun))('$at is JSON', ({ code }) => {
  expect(() => JSON.parse(code)).not.toThrow();
});

test('HTML is well-formed', () => {
  for (const { at, code } of of('html').filter(isRun)) {
    expect({ at, faults: faultsOfHtml(code) }).toEqual({ at, faults: [] });
  }
});

describe('reading examples', () => {
  const page = [
    'Text',
    '```ts',
    "console.log('a');",
    '```',
    '',
    '```text',
    'a',
    '```',
    '- item',
    '  ```sh slow',
    '  sleep 1',
    '  ```',
    '```',
    'plain',
    '```',
  ].join('\n');

  test('finds language, marker, code and output', () => {
    expect(examplesIn(page, 'x.md')).toEqual([
      { at: 'x.md:2', file: 'x.md', language: 'ts', marker: '', code: "console.log('a');\n", output: 'a\n' },
      { at: 'x.md:10', file: 'x.md', language: 'sh', marker: 'slow', code: 'sleep 1\n' },
    ]);
  });

  test.each([
    ['a\nb\n', 'a\nb', true],
    ['a\nb', 'a\nc', false],
    ['a\nx\ny\nb', 'a\n…\nb', true],
    ['a\nb', 'a', false],
    ['1+1', '1.1', false],
  ])('%j printed, %j expected', (said, expected, fits) => {
    expect(prints(said, expected)).toBe(fits);
  });
});
