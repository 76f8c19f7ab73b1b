import { COLOURS, MODULES, metro } from '@guimard/engine/metro';
import words from '@guimard/messages/en/metro-learn';
import { describe, expect, it } from 'vitest';
import { findRule } from '../../../learn/learn.ts';
import { uiOf } from '../modules/index.ts';
import { COMPANY, COPIES } from './lists.ts';
import { makeLearnWords } from './words.ts';

const en = makeLearnWords(words);

const upTo = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);

/** The stations of a colour, as the engine deals them. */
function stations(options: object, colour: number): string {
  const parsed = metro.options(options);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { owner } = metro.create(parsed.value);
  return Array.from({ length: 32 }, (_, i) => i + 1)
    .filter((station) => owner[station - 1] === colour + 1)
    .join(' ');
}

describe('the rules of Metro', () => {
  const told = en.rules.flatMap(({ rules }) => rules.map(({ id }) => id));

  it('are all told, each once', () => {
    expect(new Set(told).size).toBe(told.length);
    expect(told).toEqual(expect.arrayContaining([...upTo('B', 19), ...upTo('V', 4), 'C1', ...upTo('M', 20)]));
    expect(findRule(en.rules, 'B14')?.text).toContain('a single tile');
  });

  it.each(MODULES)('of $name begin where its panel says, and none is left out', ({ name }) => {
    const [, letter, first] = /^([A-Z])(\d+)$/.exec(uiOf(name).firstRule)!;
    const rules = en.rules.find(({ id }) => id === name)!.rules.map(({ id }) => id);
    expect(rules).toEqual(rules.map((_, i) => `${letter}${Number(first) + i}`));
  });

  it('refer to rules that there are', () => {
    for (const { rules } of en.rules) {
      for (const { id, text } of rules) {
        for (const [named] of text.matchAll(/\b[A-Z]\d{1,2}\b/g)) expect(told, id).toContain(named);
      }
    }
  });

  it('have the figures of the game', () => {
    for (const [colour, name] of COLOURS.entries()) {
      expect(stations({ players: 2, with: ['companies'] }, colour)).toBe(COMPANY[name]);
    }
    const count = (names: string): number => names.split(' ').length;
    expect(4 * count(COPIES.four) + 3 * count(COPIES.three) + 2 * count(COPIES.two)).toBe(60);
  });
});

describe('the lessons of Metro', () => {
  it('take a minute each', () => {
    for (const { id, points } of en.lessons) {
      expect(points.length, id).toBeGreaterThanOrEqual(3);
      expect(points.length, id).toBeLessThanOrEqual(6);
      // About 200 words a minute.
      expect(points.join(' ').split(' ').length, id).toBeLessThan(160);
    }
  });
});
