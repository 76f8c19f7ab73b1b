import { expect, test } from 'vitest';
import { ownKeys, scriptFaults } from './script.ts';
import { styleFaults } from './style.ts';

const inScript = (source: string) =>
  scriptFaults(source, new Set(ownKeys(source))).map(({ feature }) => feature);
const inStyle = (source: string) => styleFaults(source).map(({ feature }) => feature);

test.each([
  ['a function of a built-in object', 'Map.groupBy(list, (one) => one.game);', 'Map.groupBy'],
  ['a function of the browser', 'URL.canParse("https://example.org");', 'URL.canParse'],
  ['a name in quotes', 'Object["groupBy"](list);', 'Object.groupBy'],
  ['something taken out of an object', 'const { withResolvers } = Promise;', 'Promise.withResolvers'],
  ['a member of any object', 'mine.union(yours);', '.union'],
  ['a member of the page', 'document.startViewTransition(change);', 'document.startViewTransition'],
  ['a member of an element', 'element.showPopover();', '.showPopover'],
  ['a class', 'new Float16Array(8);', 'Float16Array'],
  ['a flag of regular expressions', '/[a-z--b]/v.test(text);', '/…/v'],
  ['an attribute', 'from_html(`<div popover class="menu"></div>`);', '<… popover>'],
])('too new in a script: %s', (_, source, feature) => {
  expect(inScript(source)).toEqual([feature]);
});

test.each([
  [
    'old functions',
    'structuredClone(list.toSorted()).findLast((one) => one.at(-1)); navigator.clipboard.writeText(text);',
  ],
  ['names of our own', 'const groups = { startViewTransition() {} }; groups.startViewTransition();'],
  ['a variable of our own', 'function Float16Array() {} new Float16Array();'],
  ['properties that are only made', 'export const Iterator = 1; ({ Temporal: 1 });'],
])('fit for old browsers in a script: %s', (_, source) => {
  expect(inScript(source)).toEqual([]);
});

test.each([
  ['a selector', '.menu:open{color:red}', ':open'],
  ['nesting', '.menu{& .entry{color:red}}', '&'],
  ['a property', '.menu{anchor-name:--menu}', 'anchor-name'],
  ['a keyword', '.menu{display:grid-lanes}', 'display: grid-lanes'],
  ['a function', '.menu{color:light-dark(#000,#fff)}', 'light-dark()'],
  ['a function in a variable', ':root{--text:light-dark(#000,#fff)}', 'light-dark()'],
  ['an at-rule', '@media (width >= 900px){@starting-style{.menu{opacity:0}}}', '@starting-style'],
])('too new in a style sheet: %s', (_, source, feature) => {
  expect(inStyle(source)).toEqual([feature]);
});

test.each([
  [
    'what has been there for long',
    '.menu:not(:focus-visible)::before{inset:0;content:"a:open{b}";color:color-mix(in srgb,red,blue)}',
  ],
  ['what a browser is asked for first', '@supports (anchor-name:--a){.menu{anchor-name:--menu}}'],
  ['a prefix beside the name', '.menu{-webkit-user-select:none;user-select:none}'],
])('fit for old browsers in a style sheet: %s', (_, source) => {
  expect(inStyle(source)).toEqual([]);
});

test('a prefix is missed where Safari needs it', () => {
  expect(inStyle('.menu{user-select:none}')).toEqual(['user-select']);
});
