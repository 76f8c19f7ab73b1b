/** Which tests a change affects: those that lead to it by imports, or by paths that they name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { quotesIn } from './quotes.mjs';
import { ROOT } from './setup.mjs';

const CODE = /\.(m?js|ts|svelte)$/;
const TEST = /\.test\.ts$/;
/** For npm run test:all and npm run test:cluster. */
const ELSEWHERE = /\.(nightly|cluster)\./;
const SLOW = /\.slow\./;
/** Of a test file that has never run, in seconds. */
const USUAL = 0.5;

/**
 * By file, how many steps lead from it to a changed one: tests by which a change may fail, and their helpers.
 * @param {readonly string[]} files all that are there
 * @param {import('./change.mjs').Change} change
 * @returns {ReadonlyMap<string, number>}
 */
export function stepsTo(files, { changed, before }) {
  // Pages are read from folders, and messages as compiled: no test names them.
  const has = (pattern) => changed.some((file) => pattern.test(file));
  const readers = files.filter(
    (file) =>
      TEST.test(file) &&
      ((has(/\.md$/) && file.startsWith('tools/docs/')) ||
        (has(/\.ftl$/) && file.startsWith('packages/messages/'))),
  );
  const begun = changed.filter((file) => !file.endsWith('.ftl'));
  const steps = new Map([...begun, ...readers, ...quoting(files, before)].map((file) => [file, 0]));
  const users = usersOf(files);
  // What is added to a map is visited, too.
  for (const [file, so] of steps) {
    const names = CODE.test(file) ? [file] : [file, basename(file), ...foldersOf(file)];
    for (const user of names.flatMap((name) => users.get(name) ?? []))
      if (!steps.has(user)) steps.set(user, so + 1);
  }
  return steps;
}

/**
 * Of the affected tests what is changed itself and the nearest others that fit into so many seconds, and the rest.
 * @param {ReadonlyMap<string, number>} steps
 * @param {number} enough
 */
export function chooseTests(steps, enough) {
  const seconds = secondsByTest();
  const timeOf = (file) => seconds.get(file) ?? USUAL;
  const changed = new Set([...steps].filter(([, so]) => so === 0).map(([file]) => packageOf(file)));
  // Another package is a step farther.
  const wayTo = (file) => steps.get(file) + (changed.has(packageOf(file)) ? 0 : 1);
  const affected = [...steps.keys()]
    .filter((file) => TEST.test(file) && existsSync(join(ROOT, file)))
    .sort((a, b) => wayTo(a) - wayTo(b) || timeOf(a) - timeOf(b));
  let left = enough;
  const chosen = affected.filter((file) => {
    const fits = timeOf(file) <= left && !SLOW.test(file);
    const isChosen = !ELSEWHERE.test(file) && (fits || steps.get(file) === 0);
    if (isChosen) left -= timeOf(file);
    return isChosen;
  });
  return { chosen, others: affected.filter((file) => !chosen.includes(file)) };
}

const packageOf = (file) => file.split('/', 2).join('/');

/** Tests and their helpers that quote one of these lines of messages, or part of it. */
function quoting(files, lines) {
  if (lines.length === 0) return [];
  const texts = lines.flatMap((line) => line.replace(/^[\w.-]+ *=|^ +\.\w+ *=/, '').split(/\{[^{}]*\}/));
  const phrases = texts.map((text) => text.trim()).filter((text) => /\p{L}.* .*\p{L}/u.test(text));
  const isSaid = (words) => phrases.some((phrase) => phrase.includes(words) || words.includes(phrase));
  // Parsing all files would take seconds.
  const pairs = phrases.flatMap((phrase) =>
    [...phrase.matchAll(/(?=(?<!\S)(\S+ \S+))/g)].map(([, pair]) => pair),
  );
  const mayQuote = (file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return pairs.some((pair) => source.includes(pair));
  };
  return files.filter(
    (file) => /(\.test|\/testing\/.*)\.ts$/.test(file) && mayQuote(file) && quotesIn(file, isSaid).length > 0,
  );
}

/** By path, the code that names it. */
function usersOf(files) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const file of files.filter((one) => CODE.test(one))) {
    // Types alone make no test fail.
    const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(/^\s*(import|export) type [^;]*;/gm, '');
    const quoted = [...source.matchAll(/['"`]([\w@.-][\w@./-]*)['"`]/g)].map(([, name = '']) => name);
    for (const path of new Set(quoted.map((name) => pathOf(name, file))))
      users.set(path, [...(users.get(path) ?? []), file]);
  }
  return users;
}

/** From the root, if it is one. */
function pathOf(name, from) {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  const [, folder, entry] = /^@guimard\/([\w-]+)(.*)$/.exec(name) ?? [];
  const exported = folder === undefined ? undefined : exportsOf(folder)[`.${entry}`];
  return exported === undefined ? name : posix.join('packages', folder, exported.default ?? exported);
}

const known = new Map();
function exportsOf(folder) {
  const manifest = join(ROOT, 'packages', folder, 'package.json');
  if (!known.has(folder) && existsSync(manifest))
    known.set(folder, JSON.parse(readFileSync(manifest, 'utf8')).exports);
  return known.get(folder) ?? {};
}

/** Of data: a test may name the folder alone. Whole packages are named for other reasons. */
function foldersOf(file) {
  const parts = dirname(file).split('/');
  return parts.map((_, i) => parts.slice(0, i + 1).join('/')).slice(2);
}

/** How long test files took when they last ran, as vitest remembers. */
function secondsByTest() {
  const seconds = new Map();
  const runs = join(ROOT, 'node_modules/.vite/vitest');
  // By hand: the Node that npm runs us with may lack globSync.
  const results = (existsSync(runs) ? readdirSync(runs) : []).map((run) => join(runs, run, 'results.json'));
  for (const file of results.filter(existsSync))
    for (const { files } of Object.values(JSON.parse(readFileSync(file, 'utf8')).projects))
      for (const [path, { duration }] of Object.entries(files)) seconds.set(path, duration / 1000);
  return seconds;
}
