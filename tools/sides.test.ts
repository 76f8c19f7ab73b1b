import { expect, test } from 'vitest';
import { faultOf, faultsIn } from './sides.mjs';

test.each([
  ['margin-left', '4px'],
  ['left', '0'],
  ['border-right-style', 'dashed'],
  ['border-top-left-radius', '2px'],
  ['text-align', 'right'],
  ['float', 'left'],
  ['background-position', 'right 3px center'],
  ['background', 'linear-gradient(to left, red, blue)'],
  ['background', 'linear-gradient(45deg, red, blue)'],
  ['padding', '1px 2px 3px 4px'],
  ['inset', 'auto 6% 6% auto'],
  ['border-radius', '0 4px 4px 0'],
  ['border-radius', '0 0 60% 0 / 0 0 100% 0'],
  ['border-radius', '12px 12px 3px'],
  ['transform', 'translateX(20px)'],
])('%s: %s names a side', (property, value) => {
  expect(faultOf(property, value)).toBeDefined();
});

test.each([
  ['margin-inline', '4px 0'],
  ['text-align', 'start'],
  ['padding', '0 max(8px, env(safe-area-inset-left)) 4px'],
  ['padding', '1px 2px 3px 2px'],
  ['border-radius', '50% 50% 12px 12px'],
  ['border-radius', '4px'],
  ['transform', 'translateX(-50%)'],
  ['transform', 'translateX(calc(20px * var(--forward)))'],
  ['transform', 'translateY(1px)'],
  ['color', 'var(--left)'],
  ['background', 'linear-gradient(var(--a), var(--b))'],
])('%s: %s names none', (property, value) => {
  expect(faultOf(property, value)).toBeUndefined();
});

const CSS = `a {
  left: 0;
}
/* ltr: the axis of
   a graph. */
b {
  left: 0;
}
c {
  /* ltr: under the pointer. */
  left: 0;
  /* at the left */
  right: 0;
}
`;

test('a comment that gives the reason excuses a rule or a declaration', () => {
  expect(faultsIn('some.css', CSS).map(({ line }) => line)).toEqual([2, 13]);
});

test('components are read too: their styles, and styles in their markup', () => {
  const source = `<p style:left="0">a</p>\n<!-- ltr: a picture. -->\n<p style:left="0">b</p>\n<style>\n${CSS}</style>\n`;
  expect(faultsIn('Some.svelte', source).map(({ line }) => line)).toEqual([6, 17, 1]);
});
