/**
 * node tools/patterns.mjs: whatever text a regular expression of the server gets, the time that it takes grows no faster than
 * the text. Otherwise a header of a few kilobytes keeps everybody waiting. Literals and those made while the server is
 * loaded are read, in our own files and in those of libraries.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';
import { ROOT, say } from './setup.mjs';

const SERVER = 'packages/server/src/app.ts';

/** Folders of libraries whose patterns get no text of clients, and single patterns that cannot fail. */
const EXCUSED = {
  'node_modules/semver/': 'versions of plugins',
  'node_modules/@lukeed/ms/': 'durations in our own settings',
  'node_modules/zod/v4/core/util.js: /^-+|-+$/g': 'makes slugs, which no schema asks for',
  'node_modules/ipaddr.js/lib/ipaddr.js: /%.+$/': 'fails only at the end of a line, which no header has',
};

/** A text for which the time grows faster is made of many of these. Undefined if there is none. */
export function slowFor({ source, flags }) {
  // Where matches are looked for does not change how long one takes, and the analysis does not know all flags.
  const known = flags.replaceAll(/[dy]/g, '');
  const [report] = analyse({ source, flags: known }, { assumeRejectingSuffix: false }).reports;
  return report?.character.pick;
}

/** The literals in a file. */
export function patternsIn(text) {
  const found = [];
  const look = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('file.ts', text, ts.ScriptTarget.Latest));
  return found;
}

/** The files that are loaded with a module, and the patterns that are made meanwhile, each with the place. */
export async function loadedWith(url) {
  const files = [];
  const made = [];
  const Original = globalThis.RegExp;
  const noting = (pattern) => {
    const [, place = ''] =
      /(?:file:\/\/|\()(\/?[^()]+):\d+:\d+\)?$/.exec(new Error().stack.split('\n')[3]) ?? [];
    made.push({ file: place, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(Original, {
    construct: (target, args, newTarget) => noting(Reflect.construct(target, args, newTarget)),
    apply: (target, self, args) => noting(Reflect.apply(target, self, args)),
  });
  const hooks = registerHooks({
    load: (loaded, context, next) => {
      if (loaded.startsWith('file:')) files.push(fileURLToPath(loaded));
      return next(loaded, context);
    },
  });
  await import(url);
  hooks.deregister();
  globalThis.RegExp = Original;
  return { files, made };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { files, made } = await loadedWith(pathToFileURL(join(ROOT, SERVER)).href);
  const code = files.filter((file) => /\.[cm]?[jt]s$/.test(file));
  const written = code.flatMap((file) =>
    patternsIn(readFileSync(file, 'utf8')).map((pattern) => ({ file, ...pattern })),
  );
  const all = new Map();
  for (const { file, source, flags } of [...made, ...written]) {
    const place = relative(ROOT, file).replaceAll(sep, '/');
    all.set(`${place}: /${source}/${flags}`, { source, flags });
  }
  const faults = [];
  for (const [name, pattern] of all) {
    const repeated = Object.keys(EXCUSED).some((one) => name.startsWith(one)) ? undefined : slowFor(pattern);
    if (repeated !== undefined) faults.push(`${name} takes too long for many of ${JSON.stringify(repeated)}`);
  }
  // Guards against a tool that reads no files, and against excuses for what is gone.
  if (code.length < 500 || made.length < 5)
    faults.push(`only ${code.length} files and ${made.length} others`);
  for (const excused of Object.keys(EXCUSED))
    if (![...all.keys()].some((name) => name.startsWith(excused))) faults.push(`nothing is in ${excused}`);
  for (const fault of faults) say(`✗ ${fault}`);
  say(`${all.size} patterns in ${code.length} files, ${faults.length} of them slow.`);
  // What the server starts when it is loaded would keep us waiting.
  process.exit(faults.length === 0 ? 0 : 1);
}
