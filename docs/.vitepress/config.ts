/** The documentation site. `tools/docs-build.mjs` draws the rules and writes the reference before it is built. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { DRAWN, PACKAGES, REFERENCE } from '../build/places.ts';
import { codeTheme, tokenClasses } from './code.ts';
import { inlineScriptsToFiles } from './inline-scripts.ts';
import { configureMarkdown, withoutDrawings } from './markdown.ts';
import { nav, sidebar } from './navigation.ts';

const ROOT = join(import.meta.dirname, '../..');
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
const rules: { name: string; title: string }[] = JSON.parse(read(`${DRAWN}/rules.json`));
const modules = [...read(`${REFERENCE}/index.md`).matchAll(/^- \[(.+)\]\((.+)\.md\)$/gm)].map(
  ([, title = '', path = '']) => ({ title, path }),
);
/** What everything else stands on comes first. */
const rank = ({ title }: { title: string }): number =>
  PACKAGES.findIndex((name) => title.startsWith(`@guimard/${name}`));
modules.sort((a, b) => rank(a) - rank(b));

/** This style attribute is set again by a script when it is needed: when the outline opens on a phone. */
const withoutHeights = (html: string): string => html.replaceAll(/ style="(--vp-vh:0px;)?"/g, '');

export default defineConfig({
  title: 'Guimard',
  description: 'The open, self-hosted home of the Metro family of tile-laying board games',
  lang: 'en',
  base,
  cleanUrls: true,
  // Our security policy allows no inline styles; this would add one whenever the colours change.
  appearance: { disableTransition: false },
  // Nor inline scripts.
  metaChunk: true,
  transformHtml: (html, _file, { siteConfig }) =>
    withoutHeights(inlineScriptsToFiles(html, siteConfig.outDir, base)),
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
    config: (md) => configureMarkdown(md, join(ROOT, 'docs')),
    // Fetched pictures and fonts are ours alone: no emoji.
    emoji: { enabled: [] },
  },
  themeConfig: {
    nav,
    sidebar: sidebar(rules, modules),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: { _render: (source, env, md) => withoutDrawings(md.render(source, env)) },
    },
    notFound: {
      title: 'No line leads here',
      quote: 'This page does not exist, or has moved.',
      linkText: 'Back to the documentation',
      linkLabel: 'Back to the documentation',
    },
    footer: {
      message:
        'Guimard is an independent project and not affiliated with the publisher of the games. All text and art is original.',
      copyright: 'Released under the MIT licence.',
    },
  },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'guimard-board' } } },
  vite: {
    define: { EMBED: JSON.stringify(embed) },
    // Styles and fonts are the app's.
    server: { fs: { allow: [ROOT] } },
    build: { chunkSizeWarningLimit: 2000 },
  },
});
