import { expect, test } from 'vitest';
import { LOCALES, localeFor, localeName } from './locale.ts';

test('a visitor whose language is not spoken gets English', () => {
  expect(localeFor(['nl-BE'])).toBe('nl');
  expect(localeFor(['xx'])).toBe('en');
  expect(localeFor([])).toBe('en');
});

test.each([
  ['en', 'English'],
  ['fr', 'Français'],
  ['cs', 'Čeština'],
  ['pt-BR', 'Português (Brasil)'],
  ['zh-Hans', '简体中文'],
  ['ja', '日本語'],
])('%s is called by its own name, %s', (locale, name) => {
  expect(localeName(locale)).toBe(name);
});

test('no two languages have the same name', () => {
  expect(new Set(LOCALES.map(localeName)).size).toBe(LOCALES.length);
});
