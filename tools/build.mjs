/**
 * npm run build: the packages as JavaScript and declarations, the program `guimard`, the web app, the element for other
 * pages, and the documentation. With --if-changed, what Vite builds is built only where its sources have changed.
 */
import { join } from 'node:path';
import { buildDocs, ensureDocsBuilt } from './docs-build.mjs';
import { embedBuild } from './embed-build.mjs';
import { buildProgram, PROGRAM } from './release/program.mjs';
import { ensureInstalled, giveUp, ROOT, runNode, say } from './setup.mjs';
import { webBuild } from './web-build.mjs';

const PACKAGES = ['engine', 'ai', 'protocol'].map((name) => `packages/${name}/tsconfig.src.json`);
const GUIMARD = `${PROGRAM}/guimard.js`;

ensureInstalled();
if (runNode(['node_modules/@typescript/native/bin/tsc', '-b', ...PACKAGES]) !== 0) {
  giveUp('The packages could not be built: see the lines above.');
}
say('Built packages/{engine,ai,protocol}/dist.');

await buildProgram();
// The arena's threads run a file beside it, which no test of the sources covers.
const trial = ['arena', 'random', 'random', '--deals', '1', '--jobs', '1'];
if (runNode([join(ROOT, GUIMARD), ...trial], { stdio: ['ignore', 'ignore', 'inherit'] }) !== 0) {
  giveUp(`${GUIMARD} does not work: see the lines above.`);
}
say(`Built ${GUIMARD}.`);

// What is published is documented.
const strict = ['--strict'];
if (process.argv.includes('--if-changed')) {
  webBuild.ensureBuilt();
  embedBuild.ensureBuilt();
  ensureDocsBuilt(strict);
} else {
  webBuild.build();
  embedBuild.build();
  buildDocs(strict);
}
