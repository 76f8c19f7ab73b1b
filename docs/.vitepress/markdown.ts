/** How our Markdown becomes pages under a policy without style attributes. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Words } from '@guimard/messages/documentation';
import type { MarkdownRenderer } from 'vitepress';

/** What the search reads of a page: drawings have no words to be found by. */
export const withoutDrawings = (html: string): string => html.replaceAll(/<svg.*?<\/svg>/gs, '');

export function configureMarkdown(
  md: MarkdownRenderer,
  docs: string,
  wordsOf: (language: string) => Words,
): void {
  alignByClass(md);
  md.core.ruler.push('links-to-headings', ({ tokens, env }) => {
    // Of the page, as VitePress finds it.
    const { localeIndex = 'root' }: { localeIndex?: string } = env;
    const { page } = wordsOf(localeIndex);
    for (const { children } of tokens)
      for (const token of children ?? []) nameLink(token, (title) => page.linkTo({ title }));
  });
  md.core.ruler.push('files-of-the-repository', ({ tokens, env }) => {
    // VitePress tells every page where it is.
    const { path }: { path: string } = env;
    for (const { children } of tokens) namesForFiles(children ?? [], path, docs);
  });
}

type Tokens = ReturnType<MarkdownRenderer['parse']>;

/** The link beside a heading, which is read aloud. */
function nameLink(token: Tokens[number], named: (title: string) => string): void {
  if (token.type !== 'link_open' || token.attrGet('class') !== 'header-anchor') return;
  const title = /^Permalink to "(.*)"$/s.exec(token.attrGet('aria-label') ?? '')?.[1];
  if (title !== undefined) token.attrSet('aria-label', named(withoutTags(title)));
}

/** A heading with a drawing, and the anchor that it was given. */
const withoutTags = (title: string): string =>
  title
    .replaceAll(/<svg.*?<\/svg>|<[^>]*>/gs, '')
    .replace(/\s*\{#[\w-]+\}\s*$/, '')
    .trim();

/** Links to files of the repository that are no pages: the site says where they are, since they have no address here. */
function namesForFiles(tokens: Tokens, page: string, docs: string): void {
  let isOpen = false;
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const [path = ''] = (token.attrGet('href') ?? '').split('#');
      const file = join(dirname(page), decodeURI(path));
      isOpen = /^\.\.?\//.test(path) && relative(docs, file).startsWith('..') && existsSync(file);
      if (!isOpen) continue;
      token.tag = 'span';
      token.attrs = [
        ['class', 'in-repository'],
        ['title', `${relative(dirname(docs), file)} in the repository`],
      ];
    } else if (token.type === 'link_close' && isOpen) {
      token.tag = 'span';
      isOpen = false;
    }
  }
}

/** Columns of tables are aligned by style attributes, which become classes. */
function alignByClass(md: MarkdownRenderer): void {
  for (const rule of ['th_open', 'td_open'] as const) {
    md.renderer.rules[rule] = (tokens, index, options, _env, renderer) => {
      const token = tokens[index];
      const align = /text-align:(\w+)/.exec(token?.attrGet('style') ?? '')?.[1];
      if (token !== undefined && align !== undefined) {
        token.attrs = (token.attrs ?? []).filter(([name]) => name !== 'style');
        token.attrJoin('class', `align-${align}`);
      }
      return renderer.renderToken(tokens, index, options);
    };
  }
}
