/** npm start: from a bare clone to a game in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveNode } from './serve.mjs';
import { ensureInstalled, ROOT } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const flags = process.argv.slice(2);
if (flags.includes('--help') || flags.includes('-h')) {
  // The server's own help, which needs nothing installed.
  process.stdout.write(readFileSync(join(ROOT, 'packages/server/src/help.txt')));
} else {
  ensureInstalled();
  ensureWebBuilt();
  process.exitCode = await serveNode(['packages/server/src/main.ts', ...flags]);
}
