import { expect, test } from 'vitest';
import { faultLine } from './build.mjs';
import { compile } from './compile.mjs';

/** The faults of two catalogues, as they are printed. */
const faultsOf = (english: string, french = english): string[] =>
  compile(
    new Map([
      ['en/test.ftl', english],
      ['fr/test.ftl', french],
    ]),
  ).faults.map((fault) => faultLine(fault).replace('packages/messages/locales/', ''));

test.each([
  ['a syntax error', 'a = A\nb = { $n', undefined, 'en/test.ftl:2: syntax: Expected token: "}"'],
  ['a missing message', 'a = A\nb = B', 'a = A', 'fr/test.ftl:1: b is missing (locales/en/test.ftl:2)'],
  [
    'a message too many',
    'a = A',
    'a = A\n\nb = B',
    'fr/test.ftl:3: b is not in locales/en/test.ftl, and no message here refers to it',
  ],
  ['a message twice', 'a = A\na = B', undefined, 'en/test.ftl:2: a is there twice'],
  [
    'an unknown param',
    'a = { $name } { $n }',
    'a = { $nom }',
    'fr/test.ftl:1: a: English has no $nom here (its params: $name, $n)',
  ],
  [
    'a param for a plain text',
    'a = A',
    'a = { $n }',
    'fr/test.ftl:1: a: English has no $n here (its params: none)',
  ],
  [
    'a list that is a text elsewhere',
    'a = { LIST($n) }',
    'a = { $n }',
    /^fr\/test.ftl:1: a: \$n is used in two ways/,
  ],
  [
    'a word that English does not know',
    'a = { $s ->\n    [x] X\n   *[y] Y\n}',
    'a = { $s ->\n    [z] Z\n   *[other] O\n}',
    /^fr\/test.ftl:1: a: \$s is used in two ways/,
  ],
  [
    'a plural form that the language does not have',
    'a = { $n }',
    'a = { $n ->\n    [one] 1\n    [few] 2\n   *[other] 3\n}',
    'fr/test.ftl:1: a: “fr” has no plural form “few”, only one, many, other',
  ],
  [
    'a plural form that is missing',
    'a = { $n }',
    'a = { $n ->\n    [many] 1\n   *[other] 3\n}',
    'fr/test.ftl:1: a: the plural form “one” of “fr” is missing',
  ],
  [
    'a choice by number without other',
    'a = { $n ->\n    [one] 1\n   *[1] 3\n}',
    undefined,
    'en/test.ftl:1: a: a choice by number ends with *[other], not *[1]',
  ],
  [
    'a key twice',
    'a = { $n ->\n    [x] 1\n    [x] 2\n   *[other] 3\n}',
    undefined,
    'en/test.ftl:1: a: [x] is there twice',
  ],
  ['an unknown function', 'a = { NUMBER($n) }', undefined, /^en\/test.ftl:1: a: functions are LIST/],
  ['a reference to nothing', 'a = { b }', undefined, 'en/test.ftl:1: a: there is no b in this file'],
  ['a circle', 'a = { b }\nb = { a }', undefined, 'en/test.ftl:2: a: a leads back to itself'],
  [
    'a term that asks for a param',
    '-t = { $n }\na = { -t }',
    undefined,
    /^en\/test.ftl:1: a: a term knows only/,
  ],
  [
    'a text with attributes',
    'a = A\n    .b = B',
    undefined,
    'en/test.ftl:1: a: either a text or attributes, not both',
  ],
  [
    'a text that is a group',
    'a = A\na_b = B',
    undefined,
    'en/test.ftl:2: a_b: a is a text (line 1), so it cannot be a group too',
  ],
  [
    'a group that is a text',
    'a_b = B\na = A',
    undefined,
    'en/test.ftl:2: a is both a text and a group, or there twice',
  ],
  [
    'a list with a gap',
    'a_1 = A\na_3 = C',
    undefined,
    'en/test.ftl:1: a_1: a list is numbered 1, 2, 3 … in this order; here: 1, 3',
  ],
])('%s is a fault', (_, english, french, expected) => {
  const [first] = faultsOf(english, french);
  if (typeof expected === 'string') expect(first).toBe(expected);
  else expect(first).toMatch(expected);
});

test('a file that a language lacks is a fault', () => {
  const { faults } = compile(
    new Map([
      ['en/a.ftl', 'a = A'],
      ['en/b.ftl', 'b = B'],
      ['fr/a.ftl', 'a = A'],
    ]),
  );
  expect(faults.map(faultLine)).toEqual(['packages/messages/locales/fr/b.ftl:1: this file is missing']);
});

test('nothing is written if there are faults, and all of them are reported', () => {
  const { files, faults } = compile(new Map([['en/test.ftl', 'a = { x }\nb = { y }']]));
  expect(faults).toHaveLength(2);
  expect(files.has('en/test.js')).toBe(false);
});

test('faults name the files of a subject that has several', () => {
  const lines = (french: string): string[] =>
    compile(
      new Map([
        ['en/test.ftl', 'a = A\n\n'],
        ['en/test/b.ftl', 'c = C\nd = { $n }\n'],
        ['fr/test.ftl', 'a = A\n'],
        ...(french === '' ? [] : ([['fr/test/b.ftl', french]] as const)),
      ]),
    ).faults.map(faultLine);
  expect(lines('')).toEqual(['packages/messages/locales/fr/test/b.ftl:1: this file is missing']);
  expect(lines('c = C\nd = { $m }')).toEqual([
    'packages/messages/locales/fr/test/b.ftl:2: b_d: English has no $m here (its params: $n)',
  ]);
  expect(lines('d = { $n }')).toEqual([
    'packages/messages/locales/fr/test.ftl:1: b_c is missing (locales/en/test/b.ftl:1)',
  ]);
});
