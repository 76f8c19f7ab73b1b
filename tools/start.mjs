/** npm start: from a bare clone to a game in the browser. */
import { ensureInstalled, serveNode } from './setup.mjs';
import { ensureWebBuilt } from './web-build.mjs';

const flags = process.argv.slice(2);
ensureInstalled();
if (!flags.includes('--help') && !flags.includes('-h')) ensureWebBuilt();
process.exitCode = await serveNode(['packages/server/src/main.ts', ...flags]);
