/**
 * npm run check [-- COMMIT]: what npm test would say about a change, in seconds: about what is not committed, or about all
 * since that commit. Without changes, about the last commit.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runStages } from './run-stages.mjs';
import { ensureInstalled, giveUp, ROOT, say } from './setup.mjs';
import {
  ALL,
  CASTS,
  LAW,
  LINT,
  LINT_TYPES,
  MESSAGES,
  PATTERNS,
  SIDES,
  TYPES,
  tests,
  tool,
  UNUSED,
  WORKERS,
} from './stages.mjs';

/** Whole servers, and what takes more than a few seconds: npm test runs it. */
const NOT_QUICK = ['**/*.slow.test.ts', '**/*.nightly.*', 'packages/server/src/trials/**', 'tools/*.test.ts'];

/** Those that are still there. */
function changedFiles(since) {
  const uncommitted = [
    ...git('diff', '--name-only', since ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const changed = uncommitted.length > 0 ? uncommitted : git('diff', '--name-only', 'HEAD~1');
  return changed.filter((file) => existsSync(join(ROOT, file)));
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) giveUp(`git could not say what has changed: ${stderr.trim() || 'is it installed?'}`);
  return stdout.split('\n').filter((line) => line !== '');
}

/** What npm test would say about a change of these files, but for what takes minutes. */
function checksOf(changed) {
  const of = (pattern) => changed.filter((file) => pattern.test(file));
  const code = of(/\.(m?js|ts|svelte)$/);
  const about = (stage, files, ...args) =>
    files.length === 0
      ? []
      : [{ ...stage, name: `${stage.name}, changed files`, run: [[...args, ...files]] }];
  // Tests read messages as compiled, and pages as text: no import leads from them to a test.
  const pages = of(/\.md$/).length > 0 ? testsIn('tools/docs') : [];
  const catalogues = of(/\.ftl$/).length > 0 ? testsIn('packages/messages/src') : [];
  const related = (name, ...args) => ({
    ...tests(name, [], ALL),
    run: [
      tool(
        'vitest/vitest.mjs',
        'related',
        '--run',
        '--passWithNoTests',
        `--maxWorkers=${WORKERS}`,
        ...args,
      ).concat(
        NOT_QUICK.map((pattern) => `--exclude=${pattern}`),
        code,
        pages,
        catalogues,
      ),
    ],
  });
  const folders = [...new Set(code.map((file) => /^packages\/[^/]+/.exec(file)?.[0]).filter(Boolean))];
  return [
    TYPES,
    ...about(
      LINT,
      changed,
      ...tool('@biomejs/biome/bin/biome', 'ci', '--files-ignore-unknown=true', '--no-errors-on-unmatched'),
    ),
    ...about(LAW, folders, 'tools/import-law.mjs'),
    related('what the change affects', '--project=!components'),
    ...about(LINT_TYPES, of(/\.ts$/), ...tool('oxlint/bin/oxlint', '--type-aware')),
    MESSAGES,
    UNUSED,
    CASTS,
    PATTERNS,
    SIDES,
    ...(of(/^packages\/(web|messages)\/.*\.(ts|svelte)$/).length > 0
      ? [related('components that the change affects', '--project=components')]
      : []),
  ];
}

const testsIn = (folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

ensureInstalled();
const changed = changedFiles(process.argv[2]);
say(changed.length === 1 ? `1 file has changed: ${changed[0]}` : `${changed.length} files have changed.`);
const passed = await runStages(checksOf(changed));
process.exitCode = passed ? 0 : 1;
