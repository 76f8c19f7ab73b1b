import { expect, it } from 'vitest';
import { alignRight } from './tables.ts';
import { padEnd, padStart, widthOf } from './width.ts';

it.each([
  ['', 0],
  ['Žlutý', 5],
  ['黄色', 4],
  ['メトロ：会社', 12],
  ['\x1b[31mred\x1b[0m', 3],
])('%j takes %i cells', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

it('columns stand below each other in every script', () => {
  expect([padEnd('黄', 4), padStart('黄', 4), padEnd('long', 2)]).toEqual(['黄  ', '  黄', 'long']);
  const [head, row] = alignRight([
    ['席', '点'],
    ['Anna', '12'],
  ]).map(widthOf);
  expect(head).toBe(row);
});
