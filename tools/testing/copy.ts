/** Copies of the repository, for tests that change it. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { afterAll } from 'vitest';
import { DOCS_STAMP, docsHash } from '../docs-build.mjs';
import { embedBuild } from '../embed-build.mjs';
import { ROOT, STAMP } from '../setup.mjs';
import { isIgnored } from '../stamp.mjs';
import { webBuild } from '../web-build.mjs';

/** Where copies go, until the tests of the file are over. `rmSync` takes several times as long as this for so many files. */
export function folderForCopies(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guimard-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** As cloned: nothing is installed, nothing is built. */
export function makeBareCopy(copy: string): void {
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (path) => !isIgnored(relative(ROOT, path).replaceAll(sep, '/')),
  });
}

/** As after `npm start`, but with an empty page as the web app, no element for other pages and no documentation. */
export function makeReadyCopy(copy: string): void {
  makeBareCopy(copy);
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((name) => name !== basename(STAMP)))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name), 'junction');
  const lock = readFileSync(join(copy, 'package-lock.json'));
  writeFileSync(join(copy, STAMP), createHash('sha256').update(lock).digest('hex'));
  for (const { stamp, sourcesHash } of [webBuild, embedBuild]) {
    mkdirSync(join(copy, dirname(stamp)));
    writeFileSync(join(copy, stamp), sourcesHash());
  }
  writeFileSync(join(copy, 'packages/web/dist/index.html'), '');
  mkdirSync(join(copy, DOCS_STAMP, '..'));
  writeFileSync(join(copy, DOCS_STAMP), docsHash());
}
