import { expect, test } from 'vitest';
import { shareDrawings, withDrawings } from '../../docs/build/drawings.ts';

const path = '<path d="M0 0"/>'.repeat(40);
const drawing = (inside: string): string => `<svg viewBox="0 0 8 8" class="board">${inside}</svg>`;
const share = (texts: Readonly<Record<string, string>>) =>
  shareDrawings(new Map(Object.entries(texts).map(([name, text]) => [name, new Map([['metro', text]])])));

test('what is the same in every language is kept once, and put back', () => {
  const text = `<p>a</p>${drawing(`<svg>${path}</svg>`)}<p>b</p>`;
  const { pages, contents } = share({ en: text, de: text });
  const page = pages.get('de')?.get('metro') ?? '';
  expect(page).toMatch(
    /^<p>a<\/p><svg data-drawing="metro\/\w{10}" viewBox="0 0 8 8" class="board"><\/svg><p>b<\/p>$/,
  );
  expect(Object.values(contents.get('metro') ?? {})).toEqual([`<svg>${path}</svg>`]);
  expect(withDrawings(page, (name, mark) => contents.get(name)?.[mark] ?? '')).toBe(text);
});

test('texts stay with the page', () => {
  const lettered = (letter: string): string => drawing(`<text>${letter}</text><text>12</text>${path}`);
  const { pages, contents } = share({ en: lettered('G'), de: lettered('&quot;Grün&quot; &amp; B') });
  expect(pages.get('de')?.get('metro')).toContain('data-words="&quot;Grün&quot; &amp; B"');
  expect(Object.values(contents.get('metro') ?? {})).toEqual([`<text>¤</text><text>12</text>${path}`]);
  const back = withDrawings(
    pages.get('en')?.get('metro') ?? '',
    (name, mark) => contents.get(name)?.[mark] ?? '',
  );
  expect(back).toBe(lettered('G'));
});

test('a drawing that differs in more than its texts stays where it is, and so does a small one', () => {
  const titled = (title: string): string => drawing(`<g aria-label="${title}">${path}</g>`);
  expect(
    share({ en: titled('Green'), de: titled('Grün') })
      .pages.get('de')
      ?.get('metro'),
  ).toBe(titled('Grün'));
  const small = drawing('<path/>');
  expect(share({ en: small, de: small }).pages.get('de')?.get('metro')).toBe(small);
});
