/** Gets from a bare clone to a working tree. Plain JavaScript: it runs on any Node ≥ 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** Remembers which lock file node_modules was installed from. */
export const STAMP = join('node_modules', '.guimard-lock-hash');

/** Without it, every process strips the types from hundreds of files anew. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node') };

/** V8 stops inlining too early for the rules' many small functions; with more room they run a third faster. */
export const ENGINE_FLAGS = [
  '--max-inlined-bytecode-size=1000',
  '--max-inlined-bytecode-size-cumulative=4000',
];

export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * Ends the program with one line.
 * @returns {never}
 */
export function giveUp(text) {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Sees to it that there is a Node for our programs, their dependencies and the compiled messages, or ends the program. */
export function ensureInstalled() {
  ensureNode();
  if (!installLocked(ROOT, 'Installing dependencies (once, about half a minute) …'))
    giveUp('Installing failed: see the lines above. Is the npm registry within reach?');
  if (runNode(['packages/messages/src/build.mjs']) !== 0)
    giveUp('The messages could not be compiled: see the lines above.');
}

/** Installs a package's dependencies exactly as locked, unless already done; returns whether they are there. */
export function installLocked(folder, announcement) {
  const stamp = join(folder, STAMP);
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  say(announcement);
  if (runNpm(['ci', '--loglevel=error', '--no-audit', '--no-fund'], folder) !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}

/** Returns npm's exit status. */
export function runNpm(args, cwd, options = {}) {
  const all = { cwd, stdio: 'inherit', ...options };
  // npm names its own script, which saves searching for npm.cmd and the like.
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], all)
    : spawnSync('npm', args, { ...all, shell: process.platform === 'win32' });
  return status;
}

/** Whether this Node runs TypeScript, as none before 22.18 does. */
export const isNewEnough = () => Boolean(process.features.typescript);
/** Where a Node is fetched to if this one is too old. */
const FETCHED = join(ROOT, 'tools', 'node');

/** The Node that runs our programs: this one, unless it is too old. */
export function findNode() {
  if (isNewEnough()) return process.execPath;
  const fetched = fetchedNode();
  return fetched !== undefined && existsSync(fetched) ? fetched : giveUp(needsNode());
}

/** What to do where this Node is too old. */
export const needsNode = () =>
  `Guimard needs Node 22.18 or newer; this is ${process.version}. ${
    fetchedNode() === undefined
      ? `There is none to fetch for ${process.platform} on ${process.arch}: install one from https://nodejs.org.`
      : 'npm start and npm test fetch one into tools/node, and use it.'
  }`;

/** Where one is for this kind of machine, once fetched; undefined if there is none. */
function fetchedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(FETCHED, 'package.json'), 'utf8'));
  const isWindows = process.platform === 'win32';
  const name = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  if (optionalDependencies[name] === undefined) return undefined;
  return join(FETCHED, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
}

/** Says so, since it is not the Node that the user sees. */
function ensureNode() {
  if (isNewEnough()) return;
  if (fetchedNode() === undefined) giveUp(needsNode());
  const tooOld = `This is Node ${process.version}; Guimard needs 22.18 or newer.`;
  if (!installLocked(FETCHED, `${tooOld} Fetching Node 24 into tools/node (once) …`))
    giveUp(`${tooOld} Another could not be fetched: see the lines above.`);
  say(`${tooOld} Using the one in tools/node.`);
}

/** Runs one of our programs, or a tool's script, with that Node; returns its exit status. */
export function runNode(args, { prefix = [], ...options } = {}) {
  const [program, ...all] = [...prefix, findNode(), ...args];
  const { status, signal } = spawnSync(program, all, inRepository(options));
  return signal === null ? status : 1;
}

/** Options for our own processes: they find our files, our tools and the same Node from any working directory, and start quickly. */
export function inRepository(options) {
  const path = [dirname(findNode()), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const env = { ...COMPILE_CACHE, ...process.env, PATH: path, ...options.env };
  return { cwd: ROOT, stdio: 'inherit', ...options, env };
}
