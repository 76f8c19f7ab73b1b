/** The documentation site. `tools/docs-build.mjs` draws the rules and writes the reference before it is built. */
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import loadWords from '@guimard/messages/documentation';
import { directionOf } from '@guimard/messages/locale';
import { defineConfig, type HeadConfig } from 'vitepress';
import { localeName } from '../../packages/web/src/i18n/locale.ts';
import { withDrawings } from '../build/drawings.ts';
import { languagesOf, leftOut } from '../build/languages.ts';
import { DRAWN, PACKAGES, REFERENCE } from '../build/places.ts';
import { codeTheme, tokenClasses } from './code.ts';
import { folderOf, isForPlayers, languageOf } from './for-players.ts';
import { inlineScriptsToFiles } from './inline-scripts.ts';
import { type Labels, labelsOf, searchLabelsOf } from './labels.ts';
import { configureMarkdown, withoutDrawings } from './markdown.ts';
import { englishSidebar, navOf, playersSidebar } from './navigation.ts';
import { themeWords } from './theme-words.ts';
import { tokenize } from './tokenize.ts';

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'docs');
/** Where the site is served. Our server has it at /docs; elsewhere it may be anything that ends with a slash. */
const base = process.env['DOCS_BASE'] ?? '/docs/';
/** The script of <guimard-board>: our server has it beside the site; elsewhere the build puts a copy into the site. */
const embed = process.env['DOCS_BASE'] === undefined ? '/embed/' : `${base}embed/`;

/** What the tools have written. */
function read(file: string): string {
  if (!existsSync(join(ROOT, file)))
    throw new Error(`There is no ${file} yet: npm run docs and npm run docs:dev write it.`);
  return readFileSync(join(ROOT, file), 'utf8');
}
const rules: Record<string, { name: string; title: string }[]> = JSON.parse(read(`${DRAWN}/rules.json`));
const modules = [...read(`${REFERENCE}/index.md`).matchAll(/^- \[(.+)\]\((.+)\.md\)$/gm)].map(
  ([, title = '', path = '']) => ({ title, path }),
);
/** What everything else stands on comes first. */
const rank = ({ title }: { title: string }): number =>
  PACKAGES.findIndex((name) => title.startsWith(`@guimard/${name}`));
modules.sort((a, b) => rank(a) - rank(b));

const languages = languagesOf(DOCS);
const wordsOf = new Map(
  await Promise.all(languages.map(async (language) => [language, await loadWords(language)] as const)),
);
const english = await loadWords('en');
const glossaries = readdirSync(join(DOCS, 'translate/glossary')).map((file) => {
  const tag = file.replace('.md', '');
  return { tag, name: new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag };
});
glossaries.sort((a, b) => a.name.localeCompare(b.name, 'en'));

const others = [...wordsOf].filter(([language]) => language !== 'en');
const locales = Object.fromEntries(
  others.map(([language, words]) => [
    language,
    {
      label: localeName(language),
      lang: language,
      dir: directionOf(language),
      description: words.description,
      themeConfig: {
        ...labelsOf(words),
        nav: navOf(language, words),
        sidebar: playersSidebar(language, words, rules[language] ?? []),
      },
    },
  ]),
);

/** The same page in the other languages, for search engines. */
function alternatesOf(page: string): HeadConfig[] {
  const path = page.slice(folderOf(languageOf(page, languages)).length - 1);
  if (!isForPlayers(path)) return [];
  const address = path.replace(/(^|\/)index\.md$|\.md$/, '$1');
  const linkTo = (hreflang: string, folder: string): HeadConfig => [
    'link',
    { rel: 'alternate', hreflang, href: `${base.slice(0, -1)}${folder}${address}` },
  ];
  return [...languages.map((one) => linkTo(one, folderOf(one))), linkTo('x-default', '/')];
}

/** Without scripts, the drawings are seen in English pages. */
function withEnglishDrawings(html: string): string {
  return withDrawings(html, (page, mark) => {
    const contents: Record<string, string> = JSON.parse(read(`${DRAWN}/shared/${page}.json`));
    return contents[mark] ?? '';
  });
}

/** What the search is built with, unseen by whoever writes the configuration into pages: a function cannot go there. */
const search: NonNullable<Labels['search']> = {
  provider: 'local',
  options: {
    ...searchLabelsOf(english),
    locales: Object.fromEntries(others.map(([language, words]) => [language, searchLabelsOf(words)])),
    _render: (source, env, md) => withoutDrawings(md.render(source, env)),
  },
};
Object.defineProperty(search.options, 'miniSearch', { value: { options: { tokenize } } });

/** This style attribute is set again by a script when it is needed: when the outline opens on a phone. */
const withoutHeights = (html: string): string => html.replaceAll(/ style="(--vp-vh:0px;)?"/g, '');

export default defineConfig({
  title: 'Guimard',
  description: english.description,
  lang: 'en',
  locales: { root: { label: localeName('en'), lang: 'en' }, ...locales },
  srcExclude: leftOut(DOCS).map((language) => `${language}/**`),
  base,
  cleanUrls: true,
  // Our security policy allows no inline styles; this would add one whenever the colours change.
  appearance: { disableTransition: false },
  // Nor inline scripts.
  metaChunk: true,
  transformHead: ({ page }) => alternatesOf(page),
  transformHtml: (html, _file, { page, siteConfig }) => {
    const complete = languageOf(page, languages) === 'root' ? withEnglishDrawings(html) : html;
    return withoutHeights(inlineScriptsToFiles(complete, siteConfig.outDir, base));
  },
  // Else it would be a style attribute.
  contentProps: { class: 'content' },
  buildEnd: ({ outDir }) =>
    copyFileSync(join(ROOT, 'packages/web/public/icon.svg'), join(outDir, 'icon.svg')),
  head: [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }],
    ['meta', { name: 'color-scheme', content: 'light dark' }],
  ],
  markdown: {
    theme: codeTheme,
    codeTransformers: [tokenClasses],
    config: (md) =>
      configureMarkdown(md, DOCS, (name) => others.find(([language]) => language === name)?.[1] ?? english),
    // Fetched pictures and fonts are ours alone: no emoji.
    emoji: { enabled: [] },
  },
  themeConfig: {
    ...labelsOf(english),
    nav: navOf('en', english),
    sidebar: { ...playersSidebar('en', english, rules['en'] ?? []), ...englishSidebar(modules, glossaries) },
    search,
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'guimard-board' } } },
  vite: {
    define: { EMBED: JSON.stringify(embed) },
    plugins: [themeWords],
    resolve: {
      alias: [{ find: /^.*\/composables\/langs$/, replacement: join(DOCS, '.vitepress/theme/langs.ts') }],
    },
    // Styles and fonts are the app's.
    server: { fs: { allow: [ROOT] } },
    build: { chunkSizeWarningLimit: 2000 },
  },
});
