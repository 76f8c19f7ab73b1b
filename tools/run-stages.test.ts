import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ROOT } from './setup.mjs';

const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another repository with our runner. */
let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(folder, 'copy-'));
  for (const file of [
    'run-stages.mjs',
    'optional.mjs',
    'setup.mjs',
    'stamp.mjs',
    'node',
    'browser',
    'components',
  ])
    cpSync(join(ROOT, 'tools', file), join(copy, 'tools', file), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  cpSync(join(ROOT, '.gitignore'), join(copy, '.gitignore'));
});

const write = (path: string, text = ''): void => {
  mkdirSync(join(copy, dirname(path)), { recursive: true });
  writeFileSync(join(copy, path), text);
};

interface Stage {
  readonly name: string;
  readonly inputs: readonly string[];
  /** What it writes and its exit status. */
  readonly says?: string;
  readonly status?: number;
  /** By index. */
  readonly after?: number;
}

/** The lines of the summary, each without the seconds. */
function run(
  stages: readonly Stage[],
  how: object = {},
): { readonly passed: boolean; readonly summary: string[] } {
  const program = `
    import { runStages } from './tools/run-stages.mjs';
    const stages = [];
    for (const { name, inputs, says = '', status = 0, after } of ${JSON.stringify(stages)})
      stages.push({
        name,
        inputs,
        run: [['--eval', \`console.log(\${JSON.stringify(says)}); process.exitCode = \${status}\`]],
        ...(after === undefined ? {} : { after: [stages[after]] }),
      });
    process.exitCode = (await runStages(stages, ${JSON.stringify(how)})) ? 0 : 1;`;
  const args = ['--input-type=module', '--eval', program];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  const [, summary = ''] = stdout.split('── summary\n');
  const lines = summary.trim().split('\n');
  return {
    passed: status === 0,
    summary: lines.map((line) => line.replace(/\s+/g, ' ').replace(/ [\d.]+ s$/, '')),
  };
}

const A = { name: 'a', inputs: ['a'] };
const B = { name: 'b', inputs: ['b.txt'] };

test('what has passed is not run again, until its inputs change', () => {
  write('a/one.txt', '1');
  write('b.txt');
  expect(run([A, B]).summary).toEqual(['✓ a', '✓ b', 'Everything passed.']);
  expect(run([A, B]).summary).toEqual(['✓ a unchanged', '✓ b unchanged', 'Everything passed.']);
  write('a/two.txt');
  expect(run([A, B]).summary).toEqual(['✓ a', '✓ b unchanged', 'Everything passed.']);
  rmSync(join(copy, 'a/one.txt'));
  expect(run([A, B]).summary).toEqual(['✓ a', '✓ b unchanged', 'Everything passed.']);
  write('a/dist/made.txt');
  expect(run([A, B]).summary).toEqual(['✓ a unchanged', '✓ b unchanged', 'Everything passed.']);
  expect(run([A, B], { isFresh: true }).summary).toEqual(['✓ a', '✓ b', 'Everything passed.']);
  expect(run([A, B], { env: { GUIMARD_TESTS: 'all' } }).summary).toEqual([
    '✓ a',
    '✓ b',
    'Everything passed.',
  ]);
});

test('what has failed is run again, and what needs it is not run', () => {
  const stages = (status: number) => [
    { ...A, status, says: 'reason' },
    { ...B, after: 0 },
    { ...A, name: 'c' },
  ];
  for (let i = 0; i < 2; i++)
    expect(run(stages(1))).toEqual({
      passed: false,
      summary: ['✗ a', '✗ b not run', i === 0 ? '✓ c' : '✓ c unchanged', 'Failed: a, b.'],
    });
  expect(run(stages(0)).summary).toEqual(['✓ a', '✓ b', '✓ c unchanged', 'Everything passed.']);
});

test('tests are counted over all stages', () => {
  const counted = { ...A, says: '7 passed, 0 failed, 0 skipped', status: 0 };
  const failing = { ...B, says: '4 passed, 2 failed, 1 skipped', status: 1 };
  expect(run([counted, failing]).summary.slice(2)).toEqual(['Failed: b.', '11 passed, 2 failed']);
});
