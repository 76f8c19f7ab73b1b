/** Gets from a bare clone to a working tree. Plain JavaScript: it runs on any Node ≥ 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** Remembers which lock file node_modules was installed from. */
export const STAMP = join('node_modules', '.guimard-lock-hash');

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

/** Installs our dependencies and compiles the messages, or ends the program. */
export function ensureInstalled() {
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

function runNpm(args, cwd) {
  // npm names its own script, which saves searching for npm.cmd and the like.
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  return status;
}

/** A Node that runs TypeScript: the one pinned in package.json, otherwise the one running now if it can. */
export function findNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const name of Object.keys(optionalDependencies)) {
    const path = join(ROOT, 'node_modules', name, 'bin', binary);
    if (existsSync(path)) return path;
  }
  if (process.features.typescript) return process.execPath;
  return giveUp(`Guimard needs Node 22.18 or newer on this kind of machine; this is ${process.version}.`);
}

/** Runs one of our programs, or a tool's script, with that Node; returns its exit status. */
export function runNode(args, { prefix = [], ...options } = {}) {
  const [program, ...all] = [...prefix, findNode(), ...args];
  const { status, signal } = spawnSync(program, all, inRepository(options));
  return signal === null ? status : 1;
}

/** Options for our own processes: they find our files and tools from any working directory. */
export function inRepository(options) {
  const path = `${join(ROOT, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  return { cwd: ROOT, stdio: 'inherit', ...options, env: { ...process.env, PATH: path, ...options.env } };
}
