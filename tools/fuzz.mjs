/** npm run fuzz -- [flags]: attacks a server of its own; see --help. */
import { ensureInstalled, runNode } from './setup.mjs';

ensureInstalled();
process.exitCode = runNode(['packages/server/src/trials/testing/fuzz/main.ts', ...process.argv.slice(2)]);
