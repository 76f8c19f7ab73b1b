/** The web app as shipped: built from its sources, and again only when they have changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, ROOT, runNode, say } from './setup.mjs';

const WEB = 'packages/web';
/** Everything that the build is made of. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/engine/src',
  'packages/messages/locales',
  'packages/messages/src',
  'packages/ai/src',
  'packages/miniature/src',
  'packages/protocol/src',
  ...['build', 'index.html', 'public', 'src', 'svelte.config.js', 'tsconfig.json', 'vite.config.ts'].map(
    (name) => `${WEB}/${name}`,
  ),
];
/** Records which sources the build was made from; Vite clears the folder first, so half a build has no record. */
export const BUILD_STAMP = `${WEB}/dist/.sources`;
const STAMP = join(ROOT, BUILD_STAMP);

/** Always builds; ends the program if that fails. */
export function buildWeb() {
  const stamp = sourcesHash();
  if (runNode(['node_modules/vite/bin/vite.js', 'build', WEB, '--logLevel', 'warn']) !== 0) {
    giveUp('The web app could not be built: see the lines above.');
  }
  writeFileSync(STAMP, stamp);
  say(`Built ${WEB}/dist.`);
}

export function ensureWebBuilt() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash()) return;
  say('Building the web app (once, a few seconds) …');
  buildWeb();
}

export function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  return readdirSync(join(ROOT, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
