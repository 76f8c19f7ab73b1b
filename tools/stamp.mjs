/** What is made from files is made again only when they have changed: it comes with a hash of what it was made from. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/** Lines of .gitignore, which name what is made or installed; a line without a slash before its end holds in any folder. */
const IGNORED = readFileSync(join(ROOT, '.gitignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .concat('/.git')
  .map((line) => line.replace(/\/$/, ''))
  .map((line) => {
    const pattern = line.replace(/^\//, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return new RegExp(`${line.includes('/') ? '^' : '(^|/)'}${pattern}$`);
  });

/** What is made or installed, and git's own. @param {string} path from the root, with `/` */
export const isIgnored = (path) => IGNORED.some((pattern) => pattern.test(path));

/**
 * The hash of files and folders of the repository, those that are there; '.' is all of it.
 * @param {readonly string[]} sources
 * @param {string} more what else the result depends on
 */
export function sourcesHash(sources, more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of sources.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

export const isMadeFrom = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

function filesUnder(path) {
  if (isIgnored(path) || !existsSync(join(ROOT, path))) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(path === '.' ? name : `${path}/${name}`));
}
