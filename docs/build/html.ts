/** What a page of HTML has: read with patterns, which is enough for what our own tools write. */

export interface Picture {
  readonly src: string;
  readonly alt: string | undefined;
}

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : plain(value);
};

const plain = (value: string): string =>
  value.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const tags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'gi'))].map(([tag]) => tag);

export function linksOf(html: string): { readonly links: string[]; readonly pictures: Picture[] } {
  return {
    links: ['a', 'link', 'script']
      .flatMap((name) => tags(html, name))
      .flatMap((tag) => attribute(tag, 'href') ?? attribute(tag, 'src') ?? []),
    pictures: tags(html, 'img').map((tag) => ({
      src: attribute(tag, 'src') ?? '',
      alt: attribute(tag, 'alt'),
    })),
  };
}

export const anchorsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => plain(id)));

/** Elements that have no end. */
const VOID = [
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
];

const TAG = /<(\/?)([a-z][\w-]*)(?:\s+[\w:@-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*\s*\/?>/gi;

/** Tags that do not close, or close what is not open. */
export function faultsOfHtml(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  const text = html.replaceAll(/<!--.*?-->|<!doctype[^>]*>/gis, '');
  for (const [tag, slash, name = ''] of text.matchAll(TAG)) {
    const element = name.toLowerCase();
    if (slash === '/') {
      if (open.pop() !== element) faults.push(`${tag} closes what is not open`);
    } else if (!VOID.includes(element)) open.push(element);
  }
  const rest = text.replaceAll(TAG, '');
  if (/[<>]/.test(rest)) faults.push('a < or > that belongs to no tag');
  return [...faults, ...open.map((element) => `<${element}> is never closed`)];
}
