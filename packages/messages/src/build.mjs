/** node packages/messages/src/build.mjs: compiles `locales/` into `dist/`, unless it is up to date. Runs on Node 20 too. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @import { Fault } from './types.d.ts' */

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), '..');
export const LOCALES = join(PACKAGE, 'locales');
const DIST = join(PACKAGE, 'dist');
/** Remembers what `dist/` was made from. */
const STAMP = join(DIST, '.sources');

/**
 * Leaves `dist/` alone if there are faults.
 * @returns {Promise<string[]>} the faults, a line each
 */
export async function build() {
  const sources = readSources();
  const stamp = hashOf(sources);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return [];
  // Only now: loading the parser takes longer than everything else here.
  const { compile } = await import('./compile.mjs');
  const { files, faults } = compile(sources);
  if (faults.length > 0) return faults.map(faultLine);
  for (const path of filesUnder(DIST)) if (!files.has(path)) rmSync(join(DIST, path));
  for (const [path, text] of files) write(join(DIST, path), text);
  write(STAMP, stamp);
  return [];
}

/** By path under `locales/`. @returns {Map<string, string>} */
export function readSources() {
  const paths = filesUnder(LOCALES).filter((path) => path.endsWith('.ftl'));
  return new Map(paths.map((path) => [path, readFileSync(join(LOCALES, path), 'utf8')]));
}

/** @param {Fault} fault */
export const faultLine = ({ file, line, text }) => `packages/messages/${file}:${line}: ${text}`;

/** The compiler is part of it. @param {ReadonlyMap<string, string>} sources */
function hashOf(sources) {
  const hash = createHash('sha256');
  for (const [path, text] of sources) hash.update(`${path}\0${text}\0`);
  const compiler = join(PACKAGE, 'src');
  for (const path of filesUnder(compiler))
    if (path.endsWith('.mjs')) hash.update(readFileSync(join(compiler, path)));
  return hash.digest('hex');
}

/** Unchanged files are left alone, so that nothing is reloaded for them. @param {string} path @param {string} text */
function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Paths under a folder, sorted, with `/`. @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true }).map((path) => String(path).split(sep).join('/'));
  // Folders are named by languages, which have no dots.
  return paths.filter((path) => path.includes('.')).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await build();
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
