/** Compiles all catalogues to modules, or reports their faults. Pure: text in, text out. */
import { check } from './check.mjs';
import { declarations, javascript } from './emit.mjs';
import { join, missingFiles } from './join.mjs';
import { parse } from './parse.mjs';
import { treeOf } from './tree.mjs';

/** @import { Catalogue, Fault } from './types.d.ts' */

/** The language that the others are compared with. */
const SOURCE = 'en';
const HEADER = '// Written by the compiler from packages/messages/locales: change it there.\n';

/**
 * @param {ReadonlyMap<string, string>} sources by path under `locales/`, such as `fr/metro.ftl` or `fr/metro/modules/london.ftl`
 * @param {ReadonlyMap<string, (english: Catalogue) => Catalogue>} [pseudo] languages that are made from English, for tests
 * @returns {{ files: Map<string, string>, english: Map<string, Catalogue>, faults: Fault[], placed: (fault: Fault) => Fault }}
 *   files by path under `dist/`; the English catalogues by subject, with lines as if each were one file, and how to put faults
 *   in those where they are
 */
export function compile(sources, pseudo = new Map()) {
  const languages = [
    ...new Set([...sources.keys()].map((path) => /** @type {string} */ (path.split('/')[0]))),
  ];
  languages.sort((a, b) => Number(b === SOURCE) - Number(a === SOURCE) || a.localeCompare(b));
  const { joined, placed } = join(sources);
  const missing = missingFiles(sources, languages);
  // Otherwise every message of the file would be reported, too.
  if (missing.length > 0)
    return { files: new Map(), english: new Map(), faults: missing.map(missingFault), placed };

  /** @type {Fault[]} */
  const faults = [];
  /** @type {Map<string, Map<string, Catalogue>>} */
  const subjects = new Map();
  for (const [path, source] of joined) {
    const [language = '', name = ''] = path.split('/');
    const subject = name.replace(/\.ftl$/, '');
    const catalogue = parse(source, { file: `locales/${path}`, language }, faults);
    subjects.set(subject, (subjects.get(subject) ?? new Map()).set(language, catalogue));
  }

  languages.push(...pseudo.keys());
  /** @type {Map<string, string>} */
  const files = new Map([
    ['locales.js', `${HEADER}export const LOCALES = ${JSON.stringify(languages)};\n`],
    ['locales.d.ts', `${HEADER}export declare const LOCALES: readonly ${JSON.stringify(languages)};\n`],
  ]);
  /** @type {Map<string, Catalogue>} */
  const sourceOf = new Map();
  for (const [subject, catalogues] of subjects) {
    const english = catalogues.get(SOURCE);
    if (english === undefined) {
      faults.push(missingFault(`${SOURCE}/${subject}.ftl`));
      continue;
    }
    sourceOf.set(subject, english);
    const tree = treeOf(english, faults);
    const others = [...catalogues.values()].filter((catalogue) => catalogue !== english);
    const signatures = check(english, others, faults);
    if (faults.length > 0) continue;

    for (const [language, make] of pseudo) catalogues.set(language, make(english));
    for (const [language, catalogue] of catalogues) {
      files.set(`${language}/${subject}.js`, HEADER + javascript(tree, catalogue, signatures));
      const types =
        language === SOURCE
          ? declarations(tree, signatures)
          : `export { default } from '../${SOURCE}/${subject}.js';\n`;
      files.set(`${language}/${subject}.d.ts`, HEADER + types);
    }
    files.set(`${subject}.js`, HEADER + loaderCode(subject, languages));
    files.set(`${subject}.d.ts`, HEADER + loaderTypes(subject));
  }
  return { files, english: sourceOf, faults: unique(faults).map(placed), placed };
}

/** @param {string} path @returns {Fault} */
const missingFault = (path) => ({ file: `locales/${path}`, line: 1, text: 'this file is missing' });

/** @param {string} subject @param {readonly string[]} languages */
const loaderCode = (subject, languages) => `const languages = {
${languages.map((language) => `'${language}': () => import('./${language}/${subject}.js'),\n`).join('')}};
export default async (locale) => (await languages[locale]()).default;
`;

/** @param {string} subject */
const loaderTypes = (subject) => `import type { LOCALES } from './locales.js';
import type words from './${SOURCE}/${subject}.js';

export type Words = typeof words;
/** Each language is a separate file, loaded on demand. */
export default function load(locale: (typeof LOCALES)[number]): Promise<Words>;
`;

/** A message that others refer to is parsed several times. @param {readonly Fault[]} faults */
const unique = (faults) => [...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values()];
