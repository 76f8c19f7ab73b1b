/** Builds are made again only when their sources have changed: a build records a hash of what it was made from. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * The hash of files and folders of the repository, those that are there.
 * @param {readonly string[]} sources
 * @param {readonly string[]} leftOut folders among them that are made from others
 */
export function sourcesHash(sources, leftOut = []) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((path) => filesUnder(path, leftOut)))
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

export const isMadeFrom = (stamp, hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

function filesUnder(path, leftOut) {
  if (leftOut.includes(path) || !existsSync(join(ROOT, path))) return [];
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`, leftOut));
}
