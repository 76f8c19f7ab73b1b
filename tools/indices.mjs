/**
 * Indexing yields `T | undefined` everywhere (`noUncheckedIndexedAccess`), except in these files. They run millions of
 * times a second on typed arrays whose indices are in range by construction: a check at every step would cost speed,
 * and `!` at every step would hide the rules.
 */
import { spawnSync } from 'node:child_process';
import { findNode, inRepository, say } from './setup.mjs';

const HOT = {
  'packages/engine': [
    'kit/driver',
    'kit/layout',
    'kit/perft',
    'kit/rng',
    'correspondances/board',
    'correspondances/journey',
    'correspondances/network',
    'correspondances/placement',
    'correspondances/portion',
    'correspondances/rules',
    'correspondances/sample',
    'correspondances/scoring',
    'correspondances/tile',
    'metro/bits',
    'metro/board',
    'metro/decision',
    'metro/hand',
    'metro/legal',
    'metro/line',
    'metro/ownership',
    'metro/placement',
    'metro/rules',
    'metro/sample',
    'metro/scoring',
    'metro/tourists',
  ],
  'packages/ai': [
    'ending',
    'margin',
    'playout-value',
    'position-key',
    'rollout',
    'root-results',
    'samples',
    'search',
    'tree',
    'games/correspondances/outlook',
    'games/correspondances/policy',
    'games/correspondances/route',
    'games/correspondances/table',
    'games/correspondances/ways',
    'games/metro/heuristic',
    'games/metro/quick-values',
    'games/metro/interest',
    'games/metro/line-values',
    'games/metro/ranking',
    'games/metro/trial',
    // Fitted again for each of thousands of resamples.
    'arena/elo',
  ],
};

/** The hooks of modules run within every move. A new module needs no line here. */
const MODULE = /^packages\/engine\/src\/metro\/(cities|modules)\/(?!index\.|presets\.)/;

const faults = Object.entries(HOT).flatMap(([folder, names]) => {
  const hot = names.map((name) => `${folder}/src/${name}.ts`);
  const errors = strictErrors(folder);
  const files = new Set(errors.map((error) => error.replace(/\(.*/s, '')));
  return [
    ...errors.filter((error) => !MODULE.test(error) && !hot.includes(error.replace(/\(.*/s, ''))),
    ...hot.filter((file) => !files.has(file)).map((file) => `${file}: needs no exception any more`),
  ];
});
for (const fault of faults) say(`✗ ${fault}`);
if (faults.length > 0) say('Hot files are exempt: see the list in tools/indices.mjs.');
process.exitCode = faults.length === 0 ? 0 : 1;

/** What the compiler would say of a package if it checked every index: one line for each error. */
function strictErrors(folder) {
  const flags = [
    '--noUncheckedIndexedAccess',
    '--noEmit',
    '--composite',
    'false',
    '--declarationMap',
    'false',
  ];
  const args = ['-p', `${folder}/tsconfig.src.json`, ...flags, '--incremental', 'false', '--pretty', 'false'];
  const { stdout } = spawnSync(
    findNode(),
    ['node_modules/@typescript/native/bin/tsc', ...args],
    inRepository({ stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' }),
  );
  return stdout.split('\n').filter((line) => /^\S+\(\d+,\d+\): error/.test(line));
}
