/** The package.json of a published package, from the one we work with. */
import { join } from 'node:path';
import { ROOT } from '../setup.mjs';
import { manifestOf } from './packages.mjs';
import { readJson } from './versions.mjs';

/** What only concerns the repository. `private` is what keeps sources from being published by accident. */
const OURS = ['private', 'scripts', 'devDependencies'];

/** What is built into the program. Messages are compiled before: what they need is not needed then. */
const BUNDLED = ['engine', 'ai', 'protocol', 'miniature', 'server'];

/** A library, which others import. */
export function libraryManifest(manifest) {
  return {
    ...forUsers(manifest),
    files: ['dist', 'src', 'NOTICE.md'],
    exports: { ...mapValues(manifest.exports, published), './package.json': './package.json' },
    ...(manifest.dependencies && { dependencies: mapValues(manifest.dependencies, compatible) }),
  };
}

/** In the repository `default` is TypeScript, and `built` the JavaScript made from it. */
const published = ({ types, built }) => ({ types, default: built });

/** Users may have a later version already. Our own packages are released together, and only tested so. */
const compatible = (version, name) => (name.startsWith('@guimard/') ? version : `^${version}`);

/** The element, which is built of everything that it needs. */
export function elementManifest(manifest) {
  const { dependencies: _built, ...library } = libraryManifest(manifest);
  return { ...library, files: ['dist', 'NOTICE.md'] };
}

/** The program, with our packages built in: what it needs is what they need, in the very versions that were tested. */
export function programManifest(manifest) {
  const needed = Object.assign({}, ...BUNDLED.map((workspace) => manifestOf(workspace).dependencies));
  return {
    ...forUsers(manifest),
    files: ['dist', 'NOTICE.md'],
    bin: { guimard: 'dist/guimard.js' },
    exports: { './package.json': './package.json' },
    dependencies: without(needed, (name) => name.startsWith('@guimard/')),
  };
}

/** Without what only concerns us, and with the address of the repository, which is only in the root's. */
const forUsers = (manifest) => ({
  ...without(manifest, (key) => OURS.includes(key)),
  repository: readJson(join(ROOT, 'package.json')).repository,
});

const without = (object, isUnwanted) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !isUnwanted(key)));

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
