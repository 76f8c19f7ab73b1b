/** What is published, and from where. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';

/** Where packages are made ready and packed; never committed. */
export const RELEASE = join(ROOT, 'release');

/** In the order in which they are published: each only needs those before it. */
export const PUBLISHED = ['engine', 'ai', 'protocol', 'embed', 'guimard'];

/** The workspace of a package; the program's is called after what it is. */
export const workspaceOf = (name) => (name === 'guimard' ? 'cli' : name);

export const manifestOf = (workspace) =>
  JSON.parse(readFileSync(join(ROOT, 'packages', workspace, 'package.json'), 'utf8'));

/** `guimard-engine-1.2.3.tgz`, as npm names it. */
export function tarballOf(name) {
  const manifest = manifestOf(workspaceOf(name));
  return join(RELEASE, `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`);
}
