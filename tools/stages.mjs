/** Every check, in the order in which faults are cheapest to find. */
import { availableParallelism } from 'node:os';
import { runNode, say } from './setup.mjs';

const tool = (script, ...args) => [`node_modules/${script}`, ...args];

/** On all cores: by default Vitest leaves one free, which is half of a small machine. */
const vitest = (...args) =>
  tool('vitest/vitest.mjs', 'run', `--maxWorkers=${availableParallelism()}`, ...args);

export const LINT = { name: 'format and lint', run: [tool('@biomejs/biome/bin/biome', 'ci')] };
export const LINT_TYPES = { name: 'type-aware lint', run: [tool('oxlint/bin/oxlint', '--type-aware')] };
const web = ['--workspace', 'packages/web', '--tsconfig', './tsconfig.json'];
export const TYPES = {
  name: 'types',
  run: [
    tool('@typescript/native/bin/tsc', '-b'),
    ['tools/indices.mjs'],
    tool('svelte-check/bin/svelte-check', ...web, '--tsgo', '--fail-on-warnings'),
  ],
};
/** After the types, which translate the components that it reads. */
export const MESSAGES = { name: 'messages in use', run: [['tools/unused-messages.mjs']] };
export const LAW = { name: 'import law', run: [['tools/import-law.mjs']] };
export const CASTS = { name: 'few casts', run: [['tools/casts.mjs']] };
export const UNUSED = { name: 'nothing unused', run: [tool('knip/bin/knip.js', '--no-progress')] };
export const TESTS = { name: 'tests', run: [vitest()] };
/** Without the long lockstep and enumeration tests, and without a browser. */
export const QUICK_TESTS = {
  name: 'quick tests',
  run: [vitest('--exclude', '**/*.slow.test.ts', '--project', '!components')],
};
/** Left out, with a line that says so, where the components are not installed. */
export const CLUSTER = { name: 'cluster tests', run: [['tools/cluster.mjs', '--if-installed']] };
export const BUILD = { name: 'build', run: [['tools/build.mjs']] };
export const SIZE = { name: 'size', run: [['tools/size.mjs']] };
export const FLOOR = { name: 'oldest browsers', run: [['tools/browser-floor.mjs']] };
export const E2E = { name: 'browser tests', run: [['tools/e2e.mjs']] };

/** Runs all stages even when one fails, so that one run shows every fault; returns whether all passed. */
export function runStages(stages) {
  const results = stages.map(({ name, run }) => {
    say(`\n── ${name} …`);
    const begun = Date.now();
    const passed = run.every((args) => runNode(args) === 0);
    return { name, passed, seconds: (Date.now() - begun) / 1000 };
  });
  say('\n── summary');
  for (const { name, passed, seconds } of results) {
    say(`${passed ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  const failed = results.filter((result) => !result.passed);
  say(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`);
  return failed.length === 0;
}
