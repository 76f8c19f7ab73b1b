/**
 * npm run release [-- --dry-run] [--packed]: packs, checks and publishes every package. --dry-run shows what would be
 * published and what stands in the way; --packed takes release/*.tgz as they are. Run it again after a failure with
 * --packed: what is already published is skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { giveUp, ROOT, runNode, say } from '../setup.mjs';
import { RELEASE } from './packages.mjs';
import { release } from './steps.mjs';

const OPTIONS = { 'dry-run': { type: 'boolean' }, packed: { type: 'boolean' } };
/** npm's own script, if npm runs us. */
const NPM = process.env.npm_execpath;

function readFlags() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return giveUp(`${error.message.split('.')[0]}. Flags: --dry-run, --packed.`);
  }
}

const flags = readFlags();
if (!flags.packed && runNode(['tools/release/pack.mjs']) !== 0)
  giveUp('Packing failed: see the lines above.');
if (!existsSync(RELEASE)) giveUp('There is no release folder: leave out --packed.');

const run = (program, args) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
  if (error) giveUp(`${program} cannot be run: ${error.message}.`);
  return { status, stdout, stderr };
};
const failure = release({
  root: ROOT,
  folder: RELEASE,
  dryRun: flags['dry-run'] ?? false,
  environment: process.env,
  say,
  git: (...args) => {
    const { status, stdout, stderr } = run('git', args);
    if (status !== 0) giveUp(`git ${args[0]} failed: ${stderr.trim()}`);
    return stdout.trim();
  },
  npm: (...args) => (NPM === undefined ? run('npm', args) : run(process.execPath, [NPM, ...args])),
});
if (failure !== undefined) giveUp(failure);
