import { expect, test } from 'vitest';
import { chooseLocale, directionOf, regionalForm } from './locale.mjs';

const SPOKEN = ['en', 'cs', 'de', 'es', 'fr', 'ja', 'pl', 'pt-BR', 'sv', 'zh-Hans'];

test.each([
  [['de-AT', 'fr'], 'de'],
  [['xx', 'fr-CA'], 'fr'],
  [['PL'], 'pl'],
  [['es-419'], 'es'],
  [['ja-JP-u-ca-japanese'], 'ja'],
  [['pt'], 'pt-BR'],
  [['pt-PT', 'en'], 'pt-BR'],
  [['zh'], 'zh-Hans'],
  [['zh-CN'], 'zh-Hans'],
  [['zh-SG', 'en'], 'zh-Hans'],
  [['zh-Hans-HK'], 'zh-Hans'],
  [['cmn-Hans-CN'], 'zh-Hans'],
])('whoever prefers %j reads %s', (wanted, locale) => {
  expect(chooseLocale(SPOKEN, wanted)).toBe(locale);
});

test.each([
  [['zh-TW', 'zh', 'en-US', 'en'], 'en'],
  [['zh-Hant', 'ja'], 'ja'],
  [['zh-HK'], 'zh-Hans'],
  [['xx', 'zh-TW', 'zh'], 'zh-Hans'],
])('in another script only where nothing else that %j says is spoken', (wanted, locale) => {
  expect(chooseLocale(SPOKEN, wanted)).toBe(locale);
});

test('the region decides between two forms of a language', () => {
  const spoken = ['pt-BR', 'pt-PT', 'sr-Cyrl', 'sr-Latn'];
  expect(chooseLocale(spoken, ['pt-PT'])).toBe('pt-PT');
  expect(chooseLocale(spoken, ['pt'])).toBe('pt-BR');
  expect(chooseLocale(spoken, ['pt-AO'])).toBe('pt-BR');
  expect(chooseLocale(spoken, ['sr-Latn-RS'])).toBe('sr-Latn');
  expect(chooseLocale(spoken, ['sr'])).toBe('sr-Cyrl');
});

test.each([[[]], [['*', '', 'e', 'not a tag', 'zh_CN', '-']], [['eo', 'tlh']]])(
  '%j is not spoken',
  (wanted) => {
    expect(chooseLocale(SPOKEN, wanted)).toBeUndefined();
  },
);

test.each([
  ['en', ['en-GB', 'en-US'], 'en-GB'],
  ['de', ['en-GB', 'de-CH'], 'de-CH'],
  ['fr', ['en-GB'], 'fr'],
  ['en', ['en-', 'en-AU'], 'en-AU'],
  ['en', [], 'en'],
  ['pt-BR', ['pt-PT'], 'pt-PT'],
  ['zh-Hans', ['zh-TW', 'zh-SG'], 'zh-SG'],
  ['zh-Hans', ['zh-TW'], 'zh-Hans'],
])('dates in %s for a visitor who prefers %j are those of %s', (locale, wanted, form) => {
  expect(regionalForm(locale, wanted)).toBe(form);
});

test('lines begin where the script begins', () => {
  expect(SPOKEN.filter((tag) => directionOf(tag) === 'rtl')).toEqual([]);
  expect(['ar', 'fa-IR', 'he', 'ur', 'pa-PK', 'az-Arab'].map(directionOf)).toEqual(Array(6).fill('rtl'));
  expect(['pa', 'az', 'uz-Latn'].map(directionOf)).toEqual(Array(3).fill('ltr'));
});

test('only the first wishes count, however many a stranger has', () => {
  const endless = Array.from({ length: 5000 }, (_, i) => (i === 25 ? 'fr' : 'eo'));
  expect(chooseLocale(SPOKEN, endless)).toBeUndefined();
  expect(chooseLocale(SPOKEN, endless.slice(20))).toBe('fr');
});
