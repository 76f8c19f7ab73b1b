import { describe, expect, it } from 'vitest';
import type { SavedTable } from '../table/seating.ts';
import { bestSoFar, type PlayRecord, recordSchema, summarise, withGames } from './record.ts';

const NONE: PlayRecord = { since: 0, entries: [] };
const person = { name: 'Ada', player: { kind: 'human' } } as const;
const computer = (level: number) => ({ name: 'Bo', player: { kind: 'computer', level } }) as const;

const solo = (id: string, score: number, changes: Partial<SavedTable> = {}): SavedTable => ({
  id,
  log: { game: 'metro', rules: 2, options: { side: 'normal' }, actions: [] },
  seats: [person],
  assistance: 'preview',
  practice: false,
  created: 1,
  updated: 1,
  isOver: true,
  scores: [score],
  ...changes,
});
const match = (id: string, scores: readonly number[], updated: number): SavedTable =>
  solo(id, 0, { seats: [computer(2), person, computer(5)], scores, updated });

describe('the record', () => {
  it('enters a game once, and keeps it when the game is deleted', () => {
    const record = withGames(NONE, [solo('a', 12), match('b', [30, 42, 20], 2)]);
    const options = '{"side":"normal"}';
    expect(record.entries).toEqual([
      { id: 'a', ended: 1, game: 'metro', options, score: 12 },
      { id: 'b', ended: 2, game: 'metro', options, score: 42, level: 5, margin: 12 },
    ]);
    expect(withGames(record, [solo('a', 12)])).toBe(record);
    expect(withGames(record, [])).toBe(record);
    expect(recordSchema(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  it.each([
    ['under way', { isOver: false }],
    ['for practice', { practice: true }],
    ['imported', { isImported: true }],
    ['among friends', { seats: [person, person], scores: [1, 2] }],
    ['among computers', { seats: [computer(1), computer(2)], scores: [1, 2] }],
  ] satisfies [string, Partial<SavedTable>][])('leaves out games %s', (_, changes) => {
    expect(withGames(NONE, [solo('a', 12, changes)])).toBe(NONE);
  });

  it('leaves out games that ended before it was erased', () => {
    const erased = { since: 5, entries: [] };
    const record = withGames(erased, [solo('old', 1, { updated: 5 }), solo('new', 2, { updated: 6 })]);
    expect(record.entries.map(({ id }) => id)).toEqual(['new']);
  });

  it('sums up games in the order in which they ended', () => {
    const games = [
      match('last', [10, 10, 9], 4),
      match('first', [10, 30, 9], 1),
      match('second', [50, 30, 9], 2),
      match('third', [10, 11, 9], 3),
    ];
    expect(summarise(withGames(NONE, games).entries)).toEqual({
      played: 4,
      won: 3,
      best: 30,
      margin: 0.25,
      streak: 2,
      scores: [30, 30, 11, 10],
    });
    const alone = summarise(withGames(NONE, [solo('a', 12), solo('b', 17)]).entries);
    expect(alone).toEqual({ played: 2, won: 0, best: 17, margin: undefined, streak: 0, scores: [12, 17] });
  });

  it('knows the best of the other solo games of the same kind', () => {
    const own = solo('own', 30);
    const hard = { game: 'metro', rules: 2, options: { side: 'hard' }, actions: [] };
    const record = withGames(NONE, [own, solo('a', 12), solo('b', 17), solo('hard', 42, { log: hard })]);
    expect(bestSoFar(record, own)).toBe(17);
    expect(bestSoFar(withGames(NONE, [own]), own)).toBeUndefined();
    expect(bestSoFar(record, match('m', [1, 2, 3], 1))).toBeUndefined();
  });
});
