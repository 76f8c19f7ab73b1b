/**
 * The documentation site, built from its sources, and in `npm start` again only when they have changed.
 *
 *   node tools/docs-build.mjs            builds it
 *   node tools/docs-build.mjs --strict   fails if an exported name of a published package has no comment
 *   node tools/docs-build.mjs --dev      serves it, and follows changes of the pages
 */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, findNode, giveUp, inRepository, ROOT, runNode, say } from './setup.mjs';
import { isMadeFrom, sourcesHash } from './stamp.mjs';

const SITE = 'docs/.vitepress';
const PROGRAM = 'docs/build/main.ts';
/** Everything that the site is made of. */
const SOURCES = [
  'package-lock.json',
  'docs',
  'packages/web/build',
  'packages/embed/README.md',
  'packages/embed/src',
  ...['ai', 'engine', 'miniature', 'protocol', 'web'].map((name) => `packages/${name}/src`),
  'packages/messages/locales',
  'packages/messages/src',
];
/** Records which sources the site was made from. */
export const DOCS_STAMP = `${SITE}/dist/.sources`;
const STAMP = join(ROOT, DOCS_STAMP);

export const docsHash = () => sourcesHash(SOURCES);

/** Always builds; ends the program if that fails. */
export function buildDocs(flags = []) {
  const stamp = docsHash();
  if (runNode([PROGRAM, ...flags]) !== 0)
    giveUp('The documentation could not be built: see the lines above.');
  // A site for another address is none for our server.
  if (process.env.DOCS_BASE === undefined) writeFileSync(STAMP, stamp);
  say(`Built ${SITE}/dist.`);
}

export function ensureDocsBuilt(flags = []) {
  if (isMadeFrom(STAMP, docsHash())) return;
  say('Building the documentation (about a minute) …');
  buildDocs(flags);
}

/** Builds it behind a server that is running already, if it has to be built; returns what ends that. */
export function buildDocsBehind() {
  const stamp = docsHash();
  if (isMadeFrom(STAMP, stamp)) return () => {};
  // It ends with us: its channel closes.
  const child = spawn(findNode(), [PROGRAM], inRepository({ stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }));
  setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  child.channel.unref();
  let isWanted = true;
  child.once('exit', (status) => {
    if (status === 0) {
      writeFileSync(STAMP, stamp);
      say('The documentation is built: it is at /docs.');
    } else if (isWanted) say('The documentation could not be built: npm run docs says why.');
  });
  return () => {
    isWanted = false;
    if (child.connected) child.disconnect();
  };
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled();
  const flags = process.argv.slice(2);
  if (flags.includes('--dev')) process.exitCode = runNode([PROGRAM, ...flags]);
  else buildDocs(flags);
}
