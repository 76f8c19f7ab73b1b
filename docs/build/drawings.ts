/**
 * Drawings are the same in every language but for a few letters, and most of what the pages of rules weigh. Each page keeps
 * the frame of a drawing with its letters, and the browser fetches what is in it, once for all languages.
 */
import { createHash } from 'node:crypto';
import { BLANK } from './blank.ts';

/** Smaller ones are not worth a request. */
const WORTH = 400;
/** Pages of a language, by name. */
export type Pages = ReadonlyMap<string, string>;

interface Shared {
  /** The pages without what is shared, by language. */
  readonly pages: ReadonlyMap<string, Pages>;
  /** What is shared: by page, then by the mark in its frame. */
  readonly contents: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

export function shareDrawings(languages: ReadonlyMap<string, Pages>): Shared {
  const seen = new Map<string, number>();
  for (const pages of languages.values()) {
    const marks = new Set<string>();
    for (const text of pages.values())
      replaceDrawings(text, (frame, inside) => {
        marks.add(markOf(templateOf(inside).template));
        return `${frame}${inside}`;
      });
    for (const mark of marks) seen.set(mark, (seen.get(mark) ?? 0) + 1);
  }
  const contents = new Map<string, Record<string, string>>();
  const sharedIn = (name: string, text: string): string =>
    replaceDrawings(text, (frame, inside) => {
      const { template, texts } = templateOf(inside);
      const mark = markOf(template);
      // Something else than its texts differs between languages.
      if (languages.size > 1 && seen.get(mark) === 1) return `${frame}${inside}`;
      const file = contents.get(name) ?? {};
      contents.set(name, file);
      file[mark] = template;
      const words = texts.length === 0 ? '' : ` data-words="${texts.join('|').replaceAll('"', '&quot;')}"`;
      return frame.replace('<svg', `<svg data-drawing="${name}/${mark}"${words}`);
    });
  const pages = new Map(
    [...languages].map(
      ([language, texts]) =>
        [language, new Map([...texts].map(([name, text]) => [name, sharedIn(name, text)]))] as const,
    ),
  );
  return { pages, contents };
}

/** Texts with letters are left blank; what is only numbers is the same everywhere. */
function templateOf(inside: string): { readonly template: string; readonly texts: readonly string[] } {
  const texts: string[] = [];
  const template = inside.replaceAll(/(?<=>)[^<>]*\p{L}[^<>]*(?=<)/gu, (text) => {
    texts.push(text);
    return BLANK;
  });
  return { template, texts };
}

const markOf = (template: string): string => createHash('sha256').update(template).digest('hex').slice(0, 10);

/** Calls back for each drawing that holds enough, with its first tag and what is in it. */
function replaceDrawings(html: string, replace: (frame: string, inside: string) => string): string {
  let result = '';
  let depth = 0;
  let end = 0;
  let frame = '';
  for (const found of html.matchAll(/<svg\b[^>]*>|<\/svg>/g)) {
    const [tag] = found;
    if (tag.endsWith('/>')) continue;
    if (tag === '</svg>') {
      depth--;
      if (depth > 0) continue;
      const inside = html.slice(end, found.index);
      result += `${inside.length < WORTH ? `${frame}${inside}` : replace(frame, inside)}${tag}`;
      end = found.index + tag.length;
    } else if (depth++ === 0) {
      result += html.slice(end, found.index);
      frame = tag;
      end = found.index + tag.length;
    }
  }
  return result + html.slice(end);
}

/** Puts the contents back: into pages that are to be complete without scripts. */
export const withDrawings = (html: string, contentOf: (page: string, mark: string) => string): string =>
  html.replaceAll(
    /<svg data-drawing="([\w-]+)\/(\w+)"(?: data-words="([^"]*)")?([^>]*>)(?=<\/svg>)/g,
    (_, page: string, mark: string, words: string | undefined, rest: string) => {
      const texts = words?.split('|') ?? [];
      let next = 0;
      return `<svg${rest}${contentOf(page, mark).replaceAll(BLANK, () => texts[next++] ?? '')}`;
    },
  );
