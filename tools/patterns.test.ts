import { expect, test } from 'vitest';
import { patternsIn, slowFor } from './patterns.mjs';

test.each([
  [/\s*,\s*/, ' '],
  [/\s+$/, ' '],
  [/[A-Z]?[a-z]*$/, 'a'],
  [/^(a+)+$/, 'a'],
  [/^\d*[0-5]*!/, '0'],
  [/x.*y/, 'x'],
  [/(?<![,;]\s*)=/u, ' '],
])('%s takes too long', (pattern, repeated) => {
  expect(slowFor(pattern)).toBe(repeated);
});

test.each([
  /,/g,
  /^[^?#]*/,
  /^\s*q=([\d.]+)$/,
  /\p{Zs}+/gu,
  /(?<=\p{Extended_Pictographic})\ufe0f/gu,
  /^a+/y,
])('%s does not', (pattern) => {
  expect(slowFor(pattern)).toBeUndefined();
});

test('literals are found wherever they are', () => {
  const source = `
    // /no+/ and "/no+/"
    const one: RegExp = /[/]\\/+/gi;
    class Two { #three = (a: string, b = a.split(/,\\s*/)) => \`\${a.replace(/x/, b)} /no+/\` }
  `;
  expect(patternsIn(source)).toEqual([
    { source: String.raw`[/]\/+`, flags: 'gi' },
    { source: String.raw`,\s*`, flags: '' },
    { source: 'x', flags: '' },
  ]);
});
