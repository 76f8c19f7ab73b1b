import { expect, test } from 'vitest';
import { chooseLocale, LOCALES, localeName, regionalForm } from './locale.ts';

test.each([
  [['de-AT', 'fr'], 'de'],
  [['xx', 'fr-CA'], 'fr'],
  [['NL'], 'nl'],
  [['xx'], 'en'],
  [[], 'en'],
])('a visitor who prefers %j gets %s', (wanted, locale) => {
  expect(chooseLocale(wanted)).toBe(locale);
});

test('a language is called by its own name', () => {
  expect(LOCALES.map(localeName)).toEqual(['English', 'Deutsch', 'Français', 'Italiano', 'Nederlands']);
});

test.each([
  ['en', ['en-GB', 'en-US'], 'en-GB'],
  ['de', ['en-GB', 'de-CH'], 'de-CH'],
  ['fr', ['en-GB'], 'fr'],
  ['en', ['en-', 'en-AU'], 'en-AU'],
  ['en', [], 'en'],
] as const)('dates in %s for a visitor who prefers %j are those of %s', (locale, wanted, form) => {
  expect(regionalForm(locale, wanted)).toBe(form);
});
