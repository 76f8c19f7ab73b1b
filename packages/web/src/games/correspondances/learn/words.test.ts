import { expect, it } from 'vitest';
import { idsOf } from '../../../learn/learn.ts';
import { correspondancesLearnWords } from './words.ts';

it('tells every rule of Correspondances once', async () => {
  const all = [
    ...Array.from({ length: 26 }, (_, i) => `T${i + 1}`),
    ...Array.from({ length: 24 }, (_, i) => `D${i + 1}`),
  ];
  const { rules } = await correspondancesLearnWords.fetch('en');
  const told = rules.flatMap((section) => section.rules.flatMap(idsOf));
  expect([...told].sort()).toEqual(all.sort());
});
