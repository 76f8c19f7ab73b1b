/** What is wrong with a built site: links and anchors that lead nowhere, pictures that are missing or say nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { builtFiles } from '../../packages/web/build/files.ts';
import { anchorsOf, linksOf } from './html.ts';

export function faultsOfSite(folder: string, base: string): string[] {
  const files = builtFiles(folder);
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  const anchors = new Map(
    pages.map((page) => [page, anchorsOf(readFileSync(join(folder, page), 'utf8'))] as const),
  );
  return pages.flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    const complain = (what: string): string => `${page}: ${what}`;
    const styled = [...html.matchAll(/<[a-z][^>]*\sstyle="[^"]*"[^>]*>/gi)].map(([tag]) =>
      complain(`a style attribute, which our security policy forbids: ${tag.slice(0, 120)}`),
    );
    const { links, pictures } = linksOf(html);
    const wordless = pictures
      .filter(({ alt }) => alt === undefined || alt.trim() === '')
      .map(({ src }) => complain(`a picture without a text: ${src}`));
    const dead = [...links, ...pictures.map(({ src }) => src)].flatMap((link) => {
      const fault = faultOf(link, page);
      return fault === undefined ? [] : [complain(`${fault}: ${link}`)];
    });
    return [...styled, ...wordless, ...dead];
  });

  function faultOf(link: string, page: string): string | undefined {
    if (link.startsWith('https:') || link.startsWith('data:')) return undefined;
    if (/^[a-z][a-z+.-]*:/i.test(link) || link.startsWith('//')) return 'neither ours nor https';
    const [path = '', anchor = ''] = link.split('#').map(decodeURIComponent);
    const target = path === '' ? page : fileAt(path, page);
    if (target === 'elsewhere') return undefined;
    if (target === undefined) return 'leads nowhere';
    if (anchor === '' || !target.endsWith('.html')) return undefined;
    return anchors.get(target)?.has(anchor) ? undefined : 'no such anchor';
  }

  /** As servers with addresses without `.html` find it. */
  function fileAt(link: string, page: string): string | undefined {
    // Other parts of the server that the site is served by.
    if (link.startsWith('/') && !link.startsWith(base)) return base === '/docs/' ? 'elsewhere' : undefined;
    const path = link.startsWith('/') ? link.slice(base.length) : posix.join(posix.dirname(page), link);
    const candidates = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
    return candidates.find((candidate) => existsSync(join(folder, candidate)));
  }
}
