/** What git says has changed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT } from './setup.mjs';

/**
 * @typedef {object} Change
 * @property {readonly string[]} changed those that are gone, too
 * @property {ReadonlySet<string>} importing those of them whose imports have changed
 * @property {readonly string[]} before the lines of messages that have gone or changed
 */

/** @param {string} file */
export const isThere = (file) => existsSync(join(ROOT, file));

/** All files of the repository that are there, but for what is made or installed. */
export const allFiles = () =>
  linesOf(git('ls-files', '--cached', '--others', '--exclude-standard')).filter(isThere);

/**
 * What is not committed, or all since a commit; without such changes, those of the last commit.
 * @returns {Change}
 */
export function findChange(since = 'HEAD') {
  const added = linesOf(git('ls-files', '--others', '--exclude-standard'));
  const uncommitted = ['diff', '--no-renames', since];
  const isCommitted = added.length === 0 && git(...uncommitted, '--name-only') === '';
  const diff = isCommitted
    ? ['show', '--no-renames', '--diff-merges=first-parent', '--format=', 'HEAD']
    : uncommitted;
  const importing = new Set(added);
  const before = [];
  let file = '';
  for (const line of linesOf(git(...diff, '--unified=0', '--', 'packages'))) {
    file = /^(?:---|\+\+\+) [ab]\/(.*)/.exec(line)?.[1] ?? file;
    if (/^[+-].*\b(from|import)\b/.test(line)) importing.add(file);
    if (file.endsWith('.ftl') && /^-(?!--)/.test(line)) before.push(line.slice(1));
  }
  return { changed: [...linesOf(git(...diff, '--name-only')), ...added], importing, before };
}

/** @param {readonly string[]} args */
function git(...args) {
  // Changes of a whole branch may be long.
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) giveUp(`git could not say what has changed: ${stderr.trim() || 'is it installed?'}`);
  return stdout;
}

/** @param {string} text */
const linesOf = (text) => text.split('\n').filter((line) => line !== '');
