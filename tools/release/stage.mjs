/** Makes packages ready to be packed: only what users need, with a package.json for them. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../setup.mjs';
import { elementManifest, libraryManifest, programManifest } from './manifest.mjs';
import { manifestOf, RELEASE, workspaceOf } from './packages.mjs';
import { PROGRAM } from './program.mjs';

const TEST = /\.test\.ts$|(^|[\\/])testing([\\/]|$)/;
/** What builds leave for themselves. */
const OURS = /^\./;
/** For servers, which send them as they are. */
const COMPRESSED = /\.(br|gz)$/;

/** What the program serves, beside it. */
const SERVED = { web: 'packages/web/dist', docs: 'docs/.vitepress/dist', embed: 'packages/embed/dist' };

/** How each is made; all others are libraries. */
const KINDS = {
  guimard: { fill: fillProgram, manifest: programManifest },
  embed: { fill: fillElement, manifest: elementManifest },
};
const LIBRARY = { fill: fillLibrary, manifest: libraryManifest };

/** Returns the folder to pack. Everything has been built. */
export function stage(name) {
  const workspace = workspaceOf(name);
  const source = join(ROOT, 'packages', workspace);
  const target = join(RELEASE, 'packages', name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { fill, manifest } = KINDS[name] ?? LIBRARY;
  fill(source, target);
  writeJson(join(target, 'package.json'), manifest(manifestOf(workspace)));
  cpSync(join(source, 'README.md'), join(target, 'README.md'));
  for (const file of ['LICENSE', 'NOTICE.md']) cpSync(join(ROOT, file), join(target, file));
  return target;
}

/** JavaScript and declarations, and the sources that their maps lead to. */
function fillLibrary(source, target) {
  const sources = join(source, 'src');
  cpSync(sources, join(target, 'src'), {
    recursive: true,
    filter: (path) => !TEST.test(relative(sources, path)),
  });
  const built = join(source, 'dist');
  cpSync(built, join(target, 'dist'), {
    recursive: true,
    filter: (path) => !OURS.test(basename(path)) && isCurrent(sources, relative(built, path)),
  });
}

/** The compiler leaves what it made from files that are gone. */
function isCurrent(sources, path) {
  const [name] = basename(path).split(/\.(?:d\.ts|js)(?:\.map)?$/);
  const source = join(sources, dirname(path), name);
  return existsSync(source) || existsSync(`${source}.ts`);
}

function fillElement(source, target) {
  cpSync(join(source, 'dist'), join(target, 'dist'), {
    recursive: true,
    filter: (path) => !OURS.test(basename(path)) && !COMPRESSED.test(path),
  });
}

function fillProgram(_source, target) {
  cpSync(join(ROOT, PROGRAM), join(target, 'dist'), { recursive: true });
  for (const [name, folder] of Object.entries(SERVED))
    cpSync(join(ROOT, folder), join(target, 'dist', name), {
      recursive: true,
      filter: (path) => path === join(ROOT, folder) || !OURS.test(basename(path)),
    });
}

const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
