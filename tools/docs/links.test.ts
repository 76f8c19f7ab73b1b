/** Links in what we write lead somewhere, also where no site is built: in an editor and on a forge. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../setup.mjs';
import { documents } from './examples.ts';
import { isGenerated, linksIn, slugsIn } from './markdown.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** Without examples to run. */
const OTHERS = [
  ...['CHANGELOG', 'CODE_OF_CONDUCT', 'NOTICE', 'SECURITY'].map((name) => `${name}.md`),
  ...['calibration', 'puzzles', 'results', 'strength'].map((name) => `bench/${name}.md`),
  '.changeset/README.md',
];

function faultOf(file: string, link: string): string | undefined {
  if (link.startsWith('https://')) return undefined;
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(link)) return 'not https';
  const [path = '', anchor] = link.split('#').map(decodeURIComponent);
  // The page of the site that has them all.
  if (path.startsWith('/')) return 'not relative';
  const target = path === '' ? file : join(dirname(file), path);
  // The build of the site checks those.
  if (isGenerated(target)) return undefined;
  if (!existsSync(join(ROOT, target))) return 'leads nowhere';
  if (statSync(join(ROOT, target)).isDirectory()) return 'names a folder, not a file';
  if (anchor === undefined || !target.endsWith('.md')) return undefined;
  return slugsIn(read(target)).has(anchor) ? undefined : 'no such heading';
}

test.each([...documents(ROOT), ...OTHERS])('%s', (file) => {
  const { links, pictures } = linksIn(read(file));
  const dead = [...links, ...pictures.map(({ src }) => src)].flatMap((link) => {
    const fault = faultOf(file, link);
    return fault === undefined ? [] : [`${fault}: ${link}`];
  });
  const wordless = pictures.filter(({ alt }) => alt.trim() === '').map(({ src }) => `no text: ${src}`);
  expect([...dead, ...wordless]).toEqual([]);
});

test('reads links, pictures and headings, but no code', () => {
  const text = [
    '# One & two: `a`',
    '## One {#first}',
    '### Again',
    '### Again',
    '[a](b.md#c) ![](d.jpg) ![e f](g.jpg) `[no](no.md)`',
    '```md',
    '[no](no.md)',
    '# No',
    '```',
    '<a href="h.md">h</a> <img src="i.png" alt="j">',
  ].join('\n');
  expect(linksIn(text)).toEqual({
    links: ['b.md#c', 'h.md'],
    pictures: [
      { alt: '', src: 'd.jpg' },
      { alt: 'e f', src: 'g.jpg' },
      { alt: 'j', src: 'i.png' },
    ],
  });
  expect([...slugsIn(text)]).toEqual(['one-two-a', 'first', 'again', 'again-1']);
});
