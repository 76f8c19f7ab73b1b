/**
 * npm run check [-- COMMIT]: what npm test would say about a change, in half a minute: about what is not committed, or about
 * all since that commit. Without changes, about the last commit. It says what it leaves out.
 */
import { allFiles, findChange, isThere } from './change.mjs';
import { chooseTests, stepsTo } from './related.mjs';
import { LANES, runStages } from './run-stages.mjs';
import { ensureInstalled, say } from './setup.mjs';
import {
  ALL,
  CASTS,
  LAW,
  LINT,
  LINT_TYPES,
  MESSAGES,
  PATTERNS,
  QUOTES,
  SIDES,
  TYPES,
  tests,
  tool,
  UNUSED,
} from './stages.mjs';

/** For tests, in seconds of one core. */
const ENOUGH = 12;
const COMPONENT_TEST = /\.browser\.test\.ts$/;

/** In the order in which faults are cheapest to find; tests wait for the types. */
function checksOf({ changed, importing }, steps, chosen) {
  const about = (stage, args, files) =>
    files.length === 0
      ? []
      : [{ ...stage, name: `${stage.name}, what has changed`, run: [[...args, ...files]] }];
  const biome = tool('@biomejs/biome/bin/biome', 'ci', '--files-ignore-unknown=true');
  const vitest = tool('vitest/vitest.mjs', 'run', '--passWithNoTests', `--maxWorkers=${LANES}`);
  const there = changed.filter(isThere);
  // It is about imports, and about what the core of Metro names.
  const underLaw = there.filter(
    (file) =>
      (/^packages\/.*\.(ts|mjs|svelte)$/.test(file) && importing.has(file)) ||
      /^packages\/engine\/src\/metro\/[^/]+$/.test(file),
  );
  // A changed type may break a rule where it is used.
  const near = [...steps].flatMap(([file, so]) =>
    so < 2 && file.endsWith('.ts') && isThere(file) ? [file] : [],
  );
  // A message that is read stays so while its readers stay.
  const areReadersChanged = changed.some((file) =>
    /^(packages\/(messages|web|embed|cli|server\/src\/preview)|docs\/\.vitepress)\//.test(file),
  );
  return [
    ...TYPES,
    ...about(LINT, [...biome, '--no-errors-on-unmatched'], there),
    UNUSED,
    ...about(LAW, ['tools/import-law.mjs'], underLaw),
    CASTS,
    PATTERNS,
    SIDES,
    QUOTES,
    ...about(
      tests('components', [], ALL),
      [...vitest, '--project=components'],
      chosen.filter((file) => COMPONENT_TEST.test(file)),
    ),
    ...about(
      tests('code', [], ALL),
      [...vitest, '--project=!components'],
      chosen.filter((file) => !COMPONENT_TEST.test(file)),
    ),
    ...(areReadersChanged ? [MESSAGES] : []),
    ...about(LINT_TYPES, tool('oxlint/bin/oxlint', '--type-aware'), near),
  ];
}

/** One line, if there is anything. */
function sayWhatIsLeft({ changed }, steps, others) {
  const isShown = changed.some((file) => /^(packages\/(?!cli)|playwright)(?!.*\.test\.)/.test(file));
  const specs = [...steps.keys()].filter((file) => /^e2e\/.*\.spec\.ts$/.test(file) && isThere(file));
  const left = [];
  if (others.length > 0) left.push(`${others.length} affected test files (npm test)`);
  if (isShown) left.push('browser tests (npm run e2e)');
  else if (specs.length > 0) left.push(`browser tests (npm run e2e -- ${specs.join(' ')})`);
  if (left.length > 0) say(`Not run: ${left.join(', ')}.`);
}

ensureInstalled();
const change = findChange(process.argv[2]);
const { changed } = change;
say(changed.length === 1 ? `1 file has changed: ${changed[0]}` : `${changed.length} files have changed.`);
const steps = stepsTo(allFiles(), change);
const { chosen, others } = chooseTests(steps, ENOUGH);
const passed = await runStages(checksOf(change, steps, chosen));
sayWhatIsLeft(change, steps, others);
process.exitCode = passed ? 0 : 1;
