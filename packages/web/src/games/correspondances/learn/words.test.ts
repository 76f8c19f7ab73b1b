import { expect, it } from 'vitest';
import { idsOf, type Rule } from '../../../learn/learn.ts';
import en from './words/en.ts';

it('tells every rule of Correspondances once', () => {
  const all = [
    ...Array.from({ length: 26 }, (_, i) => `T${i + 1}`),
    ...Array.from({ length: 24 }, (_, i) => `D${i + 1}`),
  ];
  const told = en.rules.flatMap(({ rules }) => (rules as readonly Rule[]).flatMap(idsOf));
  expect([...told].sort()).toEqual(all.sort());
});
