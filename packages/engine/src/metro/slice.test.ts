import { expect, it } from 'vitest';
import { SPECTATOR } from '../kit/game.ts';
import { viewOf } from '../kit/view.ts';
import { metro } from './metro.ts';
import { companies, london, MODULES, paris } from './modules/index.ts';
import { DEFAULTS } from './options.ts';
import { plays, sliceOf } from './slice.ts';

const s = metro.create({ ...DEFAULTS, with: ['companies', 'london'] });

it('finds the slice of each module in play', () => {
  sliceOf(s, companies).share[0] = 5;
  sliceOf(s, london).tourist[9] = 7;
  expect(s.places.find(({ name }) => name === 'companies.share')?.array[0]).toBe(5);
  expect(s.places.find(({ name }) => name === 'london.tourist')?.array[9]).toBe(7);
});

it('returns what the viewer sees, for a view', () => {
  sliceOf(s, companies).share[0] = 5;
  expect(sliceOf(viewOf(metro, s, SPECTATOR).known, companies).share[0]).toBe(0);
});

it('knows which modules are in play; reading the slice of another is a bug', () => {
  expect(MODULES.filter((module) => plays(s, module))).toEqual([companies, london]);
  expect(() => sliceOf(s, paris)).toThrow('paris is not in play');
});
