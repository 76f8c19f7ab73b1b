import { expect, it } from 'vitest';
import type { SavedTable, Sitter } from '../table/seating.ts';
import { type Filter, filterGames, NO_FILTER } from './filter-games.ts';

const person = (name: string): Sitter => ({ name, player: { kind: 'human' } });
const computer: Sitter = { name: 'Hector', player: { kind: 'computer', level: 3 } };

const table = (id: string, game: string, seats: readonly Sitter[], isOver: boolean): SavedTable => ({
  id,
  log: { game, rules: 2, options: {}, actions: [] },
  seats,
  assistance: 'preview',
  practice: false,
  created: 0,
  updated: 0,
  isOver,
  scores: seats.map(() => 0),
});
const TABLES = [
  table('a', 'Metro', [person('Zoé'), computer], true),
  table('b', 'Metro', [person('Ada'), person('Ben')], false),
  table('c', 'Metro', [person('Ada')], true),
  table('d', 'Correspondances', [person('Ada'), computer], false),
];

it.each([
  [{}, 'abcd'],
  [{ state: 'finished' }, 'ac'],
  [{ state: 'underWay' }, 'bd'],
  [{ kind: 'Correspondances' }, 'd'],
  [{ against: 'computer' }, 'ad'],
  [{ against: 'people' }, 'b'],
  [{ against: 'solo' }, 'c'],
  [{ search: ' zoe' }, 'a'],
  [{ search: 'ADA', against: 'computer' }, 'd'],
  [{ search: 'nobody' }, ''],
] satisfies [Partial<Filter>, string][])('lists the games for %o', (filter, ids) => {
  const listed = filterGames(TABLES, { ...NO_FILTER, ...filter }, ({ log }) => log.game);
  expect(listed.map(({ id }) => id).join('')).toBe(ids);
});
