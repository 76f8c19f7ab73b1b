/**
 * node tools/release/try.mjs [--built]: packs what would be published, installs it into empty folders and uses it there, in
 * nightly runs with every version of Node that it supports. With --built, everything has been built before.
 */
import { isNightly } from '../nightly.mjs';
import { ensureInstalled, installLocked, runNode, say } from '../setup.mjs';

ensureInstalled();
const nodes = 'tools/release/nodes';
if (isNightly && !installLocked(nodes, 'Fetching other versions of Node to try the packages with (once) …'))
  say('Other versions of Node cannot be had: the packages are tried with this one alone.');
const pack = ['tools/release/pack.mjs', ...process.argv.slice(2)];
const test = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tools/release/stranger/vitest.config.ts'];
process.exitCode = runNode(pack) === 0 && runNode(test) === 0 ? 0 : 1;
