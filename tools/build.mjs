/**
 * npm run build: the packages as JavaScript and declarations, the web app, and the command line as one file without
 * dependencies. Packages and command line run on Node 20 too.
 */
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, giveUp, ROOT, runNode, say } from './setup.mjs';
import { buildWeb } from './web-build.mjs';

const PACKAGES = ['engine', 'ai', 'protocol'].map((name) => `packages/${name}/tsconfig.src.json`);
const OUTPUT = 'packages/cli/dist/guimard.mjs';

ensureInstalled();
if (runNode(['node_modules/@typescript/native/bin/tsc', '-b', ...PACKAGES]) !== 0) {
  giveUp('The packages could not be built: see the lines above.');
}
say('Built packages/{engine,ai,protocol}/dist.');

const { rolldown } = await import('rolldown');
const bundle = await rolldown({
  input: join(ROOT, 'packages/cli/src/main.ts'),
  platform: 'node',
  tsconfig: false,
  cwd: ROOT,
});
await bundle.write({
  file: join(ROOT, OUTPUT),
  format: 'esm',
  banner: '#!/usr/bin/env node',
  codeSplitting: false,
});
await bundle.close();
chmodSync(join(ROOT, OUTPUT), 0o755);

// The arena's threads run this very file, which no test of the sources covers.
const trial = ['arena', 'random', 'random', '--deals', '1', '--jobs', '1'];
if (runNode([join(ROOT, OUTPUT), ...trial], { stdio: ['ignore', 'ignore', 'inherit'] }) !== 0) {
  giveUp(`${OUTPUT} does not work: see the lines above.`);
}
say(`Built ${OUTPUT}.`);

buildWeb();
