/** What a page of Markdown has, without rendering it. */
import { linksOf } from '../../docs/build/html.ts';
import { REFERENCE } from '../../docs/build/places.ts';

interface Picture {
  readonly src: string;
  readonly alt: string;
}

/** Pages of the site that are made from other sources. */
export const isGenerated = (file: string): boolean =>
  file.startsWith(`${REFERENCE}/`) || /^docs\/(?:[\w-]+\/)?play\/rules\//.test(file);

const withoutCode = (text: string): string =>
  text.replaceAll(/^( *)```.*?^\1```$/gms, '').replaceAll(/`[^`\n]*`/g, '');

export function linksIn(text: string): { readonly links: string[]; readonly pictures: Picture[] } {
  const prose = withoutCode(text);
  const found = [...prose.matchAll(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g)].map(
    ([, mark, alt = '', target = '']) => ({ isPicture: mark === '!', alt, target }),
  );
  const html = linksOf(prose);
  return {
    links: [...found.flatMap(({ isPicture, target }) => (isPicture ? [] : [target])), ...html.links],
    pictures: [
      ...found.flatMap(({ isPicture, alt, target }) => (isPicture ? [{ alt, src: target }] : [])),
      ...html.pictures.map(({ src, alt = '' }) => ({ alt, src })),
    ],
  };
}

/** The anchors of headings, as the site makes them. */
export function slugsIn(text: string): ReadonlySet<string> {
  const slugs = new Set<string>();
  const prose = text.replaceAll(/^( *)```.*?^\1```$/gms, '');
  for (const [, heading = ''] of prose.matchAll(/^#{1,6} (.+)$/gm)) {
    const slug = /\{#([\w-]+)\}\s*$/.exec(heading)?.[1] ?? slugOf(heading);
    let unique = slug;
    for (let n = 1; slugs.has(unique); n++) unique = `${slug}-${n}`;
    slugs.add(unique);
  }
  return slugs;
}

const slugOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
