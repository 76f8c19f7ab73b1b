import { expect, test } from 'vitest';
import { chooseLocale, LOCALES, localeName } from './locale.ts';

test.each([
  [['de-AT', 'fr'], 'de'],
  [['xx', 'fr-CA'], 'fr'],
  [['NL'], 'nl'],
  [['xx'], 'en'],
  [[], 'en'],
])('somebody who wants %j gets %s', (wanted, locale) => {
  expect(chooseLocale(wanted)).toBe(locale);
});

test('a language is called by its own name', () => {
  expect(LOCALES.map(localeName)).toEqual(['English', 'Deutsch', 'Français', 'Italiano', 'Nederlands']);
});
