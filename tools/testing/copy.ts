/** Copies of the repository, for tests that change it. */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT, STAMP } from '../setup.mjs';
import { BUILD_STAMP, sourcesHash } from '../web-build.mjs';

/** What git ignores, and git itself. */
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'coverage', 'test-results', '.svelte-check'];
const DATA = join(ROOT, 'data');

/** As cloned: nothing is installed, nothing is built. */
export function makeBareCopy(copy: string): void {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => path !== DATA && !LEFT_OUT.includes(basename(path)),
  });
}

/** As after `npm start`, but with an empty page as the web app. */
export function makeReadyCopy(copy: string): void {
  makeBareCopy(copy);
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== basename(STAMP)))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  const lock = readFileSync(join(copy, 'package-lock.json'));
  writeFileSync(join(copy, STAMP), createHash('sha256').update(lock).digest('hex'));
  mkdirSync(join(copy, 'packages/web/dist'));
  writeFileSync(join(copy, 'packages/web/dist/index.html'), '');
  writeFileSync(join(copy, BUILD_STAMP), sourcesHash());
}
