/** Every check, in the order in which faults are cheapest to find. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { findNode, inRepository, say } from './setup.mjs';

const tool = (script, ...args) => [`node_modules/${script}`, ...args];

/** On all cores: by default Vitest leaves one free, which is half of a small machine. */
const vitest = (...args) =>
  tool('vitest/vitest.mjs', 'run', `--maxWorkers=${availableParallelism()}`, ...args);

export const LINT = { name: 'format and lint', run: [tool('@biomejs/biome/bin/biome', 'ci')] };
export const LINT_TYPES = { name: 'type-aware lint', run: [tool('oxlint/bin/oxlint', '--type-aware')] };
const svelteCheck = (folder) => {
  const where = ['--workspace', folder, '--tsconfig', './tsconfig.json'];
  return tool('svelte-check/bin/svelte-check', ...where, '--tsgo', '--fail-on-warnings');
};
export const TYPES = {
  name: 'types',
  run: [
    tool('@typescript/native/bin/tsc', '-b'),
    ['tools/indices.mjs'],
    svelteCheck('packages/web'),
    svelteCheck('packages/embed'),
  ],
};
/** After the types, which translate the components that it reads. */
export const MESSAGES = { name: 'messages in use', run: [['tools/unused-messages.mjs']] };
export const LAW = { name: 'import law', run: [['tools/import-law.mjs']] };
export const CASTS = { name: 'few casts', run: [['tools/casts.mjs']] };
export const SIDES = { name: 'styles without sides', run: [['tools/sides.mjs']] };
export const UNUSED = { name: 'nothing unused', run: [tool('knip/bin/knip.js', '--no-progress')] };
export const TESTS = { name: 'tests', run: [vitest('--project', '!components')] };
/** One after the other: there is one focus and one pointer. */
export const COMPONENTS = { name: 'component tests', run: [vitest('--project', 'components')] };
/** Without the long lockstep and enumeration tests, and without a browser. */
export const QUICK_TESTS = {
  name: 'quick tests',
  run: [vitest('--exclude', '**/*.slow.test.ts', '--project', '!components')],
};
/** Left out, with a line that says so, where the components are not installed. */
export const CLUSTER = { name: 'cluster tests', run: [['tools/cluster.mjs', '--if-installed']] };
export const BUILD = { name: 'build', run: [['tools/build.mjs']] };
/** As strangers get them; after the build. */
export const PACKAGES = { name: 'packages', run: [['tools/release/try.mjs', '--built']] };
export const SIZE = { name: 'size', run: [['tools/size.mjs']] };
export const FLOOR = { name: 'oldest browsers', run: [['tools/browser-floor.mjs']] };
export const E2E = { name: 'browser tests', run: [['tools/e2e.mjs']] };

/**
 * Runs all stages even when one fails, so that one run shows every fault; returns whether all passed. Among the stages may
 * be lists of lanes: those run side by side, and each stage there shows its output when it ends.
 */
export async function runStages(stages) {
  const results = await runLane(stages, 'inherit');
  say('\n── summary');
  for (const { name, passed, seconds } of results) {
    say(`${passed ? '✓' : '✗'} ${name.padEnd(20)} ${seconds.toFixed(1).padStart(6)} s`);
  }
  const failed = results.filter((result) => !result.passed);
  say(failed.length === 0 ? 'Everything passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}.`);
  return failed.length === 0;
}

async function runLane(stages, output) {
  const results = [];
  for (const stage of stages) {
    if (Array.isArray(stage)) {
      const lanes = await Promise.all(stage.map((lane) => runLane(lane, 'pipe')));
      results.push(...lanes.flat());
    } else results.push(await runStage(stage, output));
  }
  return results;
}

async function runStage({ name, run }, output) {
  say(`\n── ${name} …`);
  const begun = Date.now();
  const held = [];
  let passed = true;
  for (const args of run) {
    const child = spawn(findNode(), args, inRepository({ stdio: ['inherit', output, output] }));
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => held.push(chunk));
    const [status] = await once(child, 'close');
    passed = status === 0;
    if (!passed) break;
  }
  const seconds = (Date.now() - begun) / 1000;
  if (output === 'pipe') {
    say(`\n── ${name} ${passed ? 'passed' : 'failed'} after ${seconds.toFixed(1)} s:`);
    process.stdout.write(Buffer.concat(held));
  }
  return { name, passed, seconds };
}
