import { describe, expect, it } from 'vitest';
import { filterRules, findRule, type RuleSection } from './learn.ts';

const sections: readonly RuleSection[] = [
  {
    id: 'laying',
    title: 'Laying',
    rules: [
      { id: 'B12', text: 'At the rim.' },
      { id: 'B14', also: ['M11'], text: 'No line over a single tile.' },
    ],
  },
  { id: 'paris', title: 'Paris', rules: [{ id: 'P4', text: 'Sacré-Cœur, Panthéon' }] },
];
const found = (sought: string): string[] =>
  filterRules(sections, sought).flatMap(({ rules }) => rules.map(({ id }) => id));

describe('finding a rule', () => {
  it('by any of its ids', () => {
    expect(findRule(sections, 'M11')?.id).toBe('B14');
    expect(findRule(sections, 'X1')).toBeUndefined();
  });

  it('by words in any order, capitals and accents aside', () => {
    expect(found('tile LINE')).toEqual(['B14']);
    expect(found('pantheon')).toEqual(['P4']);
    expect(found('m11')).toEqual(['B14']);
    expect(found('laying')).toEqual(['B12', 'B14']);
  });

  it('leaves everything when nothing is sought, and sections out that have nothing', () => {
    expect(filterRules(sections, '  ')).toBe(sections);
    expect(filterRules(sections, 'aeroplane')).toEqual([]);
  });
});
