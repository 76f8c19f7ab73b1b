/** npm start: from a bare clone to a game in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildDocsBehind } from './docs-build.mjs';
import { ensureEmbedBuilt } from './embed-build.mjs';
import { serveNode } from './serve.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const flags = process.argv.slice(2);
/** Before the server's own help, which needs nothing installed. */
const USAGE = `Guimard: play in the browser.

  npm start                    installs and builds what is missing, then serves Guimard
  npm start -- --port 3000     serves it on another port

`;

if (flags.includes('--help') || flags.includes('-h')) {
  process.stdout.write(USAGE + readFileSync(join(ROOT, 'packages/server/src/help.txt'), 'utf8'));
} else {
  ensureInstalled();
  ensureWebBuilt();
  ensureEmbedBuilt();
  process.exitCode = await serveNode(['packages/server/src/main.ts', ...flags], buildDocsBehind);
}
