/** Every language of the site has the same pages, made in the same way, and in its own words. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languagesOf } from '../../docs/build/languages.ts';
import { ROOT } from '../setup.mjs';
import { isGenerated, linksIn } from './markdown.ts';

const DOCS = join(ROOT, 'docs');
const others = languagesOf(DOCS).filter((language) => language !== 'en');

/** What players read: in English it is among pages for others. */
const PAGES = ['index.md', ...readdirSync(join(DOCS, 'play')).map((file) => `play/${file}`)].filter((file) =>
  file.endsWith('.md'),
);
const read = (file: string): string => readFileSync(join(DOCS, file), 'utf8');
const pagesIn = (language: string): string[] =>
  readdirSync(join(DOCS, language), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md') && !isGenerated(`docs/${language}/${file}`));

test('a language with some pages has a first page, too', () => {
  const folders = readdirSync(DOCS).filter((name) => existsSync(join(DOCS, name, 'play')));
  expect(folders.sort()).toEqual([...others].sort());
});

/** What a page is made of, whatever its words: headings, lists, tables, keys, pictures, and where its links lead. */
function shapeOf(file: string, language: string): unknown {
  const text = read(file);
  const { links, pictures } = linksIn(text);
  const own = (link: string): string =>
    link.replace(/^(\.\.\/)+/, '').replace(new RegExp(`^/${language}/`), '/');
  return {
    blocks: text.match(/^(?:#+ |- |\| ?-|\| |<|!\[|(?: *- )?\w+:)/gm),
    links: links.map(own),
    actions: [...text.matchAll(/^ +link: (.*)$/gm)].map(([, link = '']) => own(link)),
    pictures: pictures.map(({ src }) => own(src)),
  };
}

/** Sentences and headings, without what is the same in every language. */
const textsIn = (text: string): string[] =>
  text
    .replaceAll(/`[^`]*`|\]\([^)]*\)|<[^>]*>/g, ' ')
    .split(/\n+|(?<=[.:!?]) |[|[\]]/)
    .map((part) => part.replace(/^\s*(?:[-#*]+ )?(?:\w+: )?/, '').trim())
    .filter((part) => part.split(/\s+/).length >= 3);

describe.each(others)('%s', (language) => {
  test('has all pages for players, and no others', () => {
    expect(pagesIn(language).sort()).toEqual([...PAGES].sort());
  });

  test.each(PAGES)('%s is made like the English page', (page) => {
    expect(shapeOf(`${language}/${page}`, language)).toEqual(shapeOf(page, 'en'));
  });

  test.each(PAGES)('%s has no sentence in English', (page) => {
    const english = new Set(textsIn(read(page)));
    const kept = textsIn(read(`${language}/${page}`)).filter((text) => english.has(text));
    // The title of an English page that is linked.
    expect(kept.filter((text) => !text.startsWith('How the computer plays'))).toEqual([]);
  });

  test('says of what is in English that it is', () => {
    const said = (text: string): number => text.toLowerCase().split(englishIn(language)).length - 1;
    const front = read(`${language}/index.md`);
    const toEnglish = [...front.matchAll(/^ +link: \/([\w-]+)/gm)].filter(
      ([, folder]) => folder !== language,
    );
    expect(said(front)).toBeGreaterThanOrEqual(toEnglish.length);
    for (const page of PAGES) {
      const text = read(`${language}/${page}`);
      const isLinked = /\]\(\.\.\/\.\.\/(?!pictures\/)/.test(text);
      if (isLinked) expect({ page, isSaid: said(text) > 0 }).toEqual({ page, isSaid: true });
    }
  });

  test('has its own words around the pages', () => {
    const english = messagesIn('en');
    const same = [...messagesIn(language)].filter(
      ([id, text]) => english.get(id) === text && text.split(/\s+/).length >= 2,
    );
    expect(same).toEqual([]);
  });
});

function messagesIn(language: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(ROOT, 'packages/messages/locales', language, 'documentation.ftl'), 'utf8');
  return new Map([...text.matchAll(/^(\w+) = (.*)$/gm)].map(([, id = '', value = '']) => [id, value]));
}

/** How a language says “English”: the last word of the menu of English pages, or its first two characters. */
function englishIn(language: string): string {
  const title = messagesIn(language).get('english_title') ?? '';
  return /\p{Script=Han}/u.test(title) ? title.slice(0, 2) : (title.toLowerCase().split(' ').at(-1) ?? '');
}
