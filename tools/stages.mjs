/** Every check, in the order in which faults are cheapest to find. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { LANES } from './run-stages.mjs';
import { ROOT } from './setup.mjs';

/** @typedef {import('./run-stages.mjs').Stage} Stage */

export const tool = (script, ...args) => [`node_modules/${script}`, ...args];

/** Stages run side by side and share the cores. */
export const WORKERS = Math.ceil(availableParallelism() / LANES);
const vitest = (...args) => tool('vitest/vitest.mjs', 'run', `--maxWorkers=${WORKERS}`, ...args);

/** What changes the result of any stage. */
const EVERYWHERE = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tools'];
const VITEST = ['vitest.config.ts', 'vitest.node.ts'];
export const ALL = ['.'];

/** The folders of packages and of all that they are made of. */
function packages(...names) {
  const found = new Set();
  const add = (name) => {
    if (found.has(name)) return;
    found.add(name);
    const manifest = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
    for (const needed of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
      if (needed.startsWith('@guimard/')) add(needed.slice('@guimard/'.length));
  };
  names.forEach(add);
  return [...found].map((name) => `packages/${name}`);
}
const CODE = [...EVERYWHERE, 'packages'];

/** @returns {Stage} */
const stage = (name, inputs, run, more = {}) => ({ name, inputs, run, ...more });

export const LINT = stage('format and lint', ALL, [tool('@biomejs/biome/bin/biome', 'ci')]);
const PLAIN_TYPES = stage('types', ALL, [tool('@typescript/native/bin/tsc', '-b'), ['tools/indices.mjs']]);
/** With the declarations that the first writes. */
const svelteCheck = (name) => {
  const where = ['--workspace', `packages/${name}`, '--tsconfig', './tsconfig.json'];
  const run = tool(
    'svelte-check/bin/svelte-check',
    ...where,
    '--tsgo',
    '--incremental',
    '--fail-on-warnings',
  );
  return stage(`types of components, ${name}`, [...EVERYWHERE, ...packages(name)], [run], {
    after: [PLAIN_TYPES],
  });
};
export const TYPES = [PLAIN_TYPES, svelteCheck('web'), svelteCheck('embed')];
/** They read what checking types writes: declarations, and components as TypeScript. */
const typed = { after: TYPES };
/** What reads messages, and the types by which it does. */
const READERS = [
  ...packages('web', 'embed'),
  'packages/server/src/preview',
  'packages/cli/src',
  'docs/.vitepress',
];
export const MESSAGES = stage(
  'messages in use',
  [...EVERYWHERE, ...READERS],
  [['tools/unused-messages.mjs']],
  typed,
);
export const QUOTES = stage(
  'messages quoted',
  [...EVERYWHERE, 'packages/messages', 'e2e'],
  [['tools/quoted-messages.mjs']],
);
export const LINT_TYPES = stage('type-aware lint', ALL, [tool('oxlint/bin/oxlint', '--type-aware')], typed);
export const LAW = stage('import law', [...CODE, '.dependency-cruiser.mjs'], [['tools/import-law.mjs']]);
export const CASTS = stage('few casts', [...CODE, 'bench'], [['tools/casts.mjs']]);
export const PATTERNS = stage('patterns in linear time', CODE, [['tools/patterns.mjs']]);
export const SIDES = stage('styles without sides', CODE, [['tools/sides.mjs']]);
export const UNUSED = stage('nothing unused', ALL, [tool('knip/bin/knip.js', '--no-progress', '--cache')]);
/** All but the tests: seconds. */
const STATIC = [...TYPES, LINT, LAW, LINT_TYPES, MESSAGES, QUOTES, UNUSED, CASTS, PATTERNS, SIDES];

export const tests = (name, projects, inputs) =>
  stage(
    `tests of ${name}`,
    [...EVERYWHERE, ...VITEST, ...inputs],
    [vitest(...projects.map((project) => `--project=${project}`))],
    typed,
  );
const TESTS = [
  tests(
    'server and protocol',
    ['server*', 'protocol'],
    [...packages('server', 'cli'), 'deploy', 'docs/host'],
  ),
  tests('tools and documentation', ['tools'], ALL),
  tests('engine', ['engine'], packages('engine')),
  tests('computer and terminal', ['ai', 'cli'], packages('ai', 'cli')),
  tests('web', ['web*', 'embed', 'messages', 'miniature'], packages('web', 'embed', 'messages', 'miniature')),
];
/** One after the other: there is one focus and one pointer. */
const COMPONENTS = stage(
  'component tests',
  [...EVERYWHERE, ...VITEST, ...packages('web')],
  [vitest('--project=components')],
  typed,
);
const CLUSTER = stage(
  'cluster tests',
  [...EVERYWHERE, ...VITEST, ...packages('server'), 'deploy'],
  [['tools/cluster.mjs', '--if-installed']],
  typed,
);
const BUILD = stage('build', [...CODE, 'docs'], [['tools/build.mjs', '--if-changed']], typed);
const built = { after: [BUILD] };
const SIZE = stage('size', CODE, [['tools/size.mjs']], built);
const FLOOR = stage('oldest browsers', [...CODE, 'docs/host'], [['tools/browser-floor.mjs']], built);
/** As strangers get them. */
const PACKAGES = stage(
  'packages',
  [...CODE, 'docs', 'README.md', 'LICENSE', 'NOTICE.md'],
  [['tools/release/try.mjs', '--built']],
  built,
);
/** They take longest, and wait for animations. */
const E2E = stage('browser tests', ALL, [['tools/e2e.mjs', `--workers=${WORKERS + 1}`]], built);

/** The longest first, so that all lanes end at about the same time. */
export const STAGES = [...STATIC, BUILD, E2E, ...TESTS, COMPONENTS, PACKAGES, CLUSTER, FLOOR, SIZE];
