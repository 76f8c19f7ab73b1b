import { newRefusal } from '@guimard/engine/kit';
import { expect, test } from 'vitest';
import { languageFor, languageOf, problemOf } from './problem-of.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['eo', 'en'],
  ['fr', 'fr'],
  ['de-CH', 'de'],
  ['DE', 'de'],
  ['eo, nl;q=0.8, it;q=0.9', 'it'],
  ['fr;q=0, it', 'it'],
  ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
  ['fr;q=x', 'fr'],
  [';;;,=', 'en'],
])('who reads "%s" is told in %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});

test.each([
  ['fr', 'fr'],
  ['FR-ca', 'fr'],
  ['eo', 'it'],
  ['', 'it'],
  [undefined, 'it'],
  [['fr', 'de'], 'it'],
])('who reads Italian and follows a link with %j is told in %s', (named, language) => {
  expect(languageFor(named, 'it')).toBe(language);
});

test('a refusal has its data and a sentence in the language that was asked for', () => {
  const refusal = { ...newRefusal('B12', 'cellTaken', { cell: '25' }), version: 3 };
  expect(problemOf(refusal, { 'accept-language': 'it' })).toEqual({
    ...refusal,
    detail: 'In 25 c’è già una tessera.',
  });
  expect(problemOf(refusal).detail).toBe('25 already has a tile.');
});
