import { describe, expect, test } from 'vitest';
import { type Attribute, readAttributes } from './attributes.ts';

const read = (attributes: Partial<Record<Attribute, string>>) =>
  readAttributes((name) => attributes[name] ?? null, ['fr']);

test('all of a game is shown, painted and with controls, unless the page says otherwise', () => {
  expect(read({})).toEqual({
    log: undefined,
    src: undefined,
    at: undefined,
    languages: ['fr'],
    players: [],
    trace: [],
    isPainted: true,
    hasControls: true,
  });
  expect(read({ paint: 'none', controls: 'off', log: '  ' })).toMatchObject({
    log: undefined,
    isPainted: false,
    hasControls: false,
  });
});

test.each([
  ['0', 0],
  ['12', 12],
  [' 7 ', 7],
  ['-1', undefined],
  ['last', undefined],
  ['', undefined],
])('at="%s" is %s', (at, moves) => {
  expect(read({ at }).at).toBe(moves);
});

test('lines are separated by spaces or commas', () => {
  expect(read({ trace: ' 3, p2  17 ' }).trace).toEqual(['3', 'p2', '17']);
});

describe('names', () => {
  test.each([
    ['Anne, Ben', ['Anne', 'Ben']],
    [', Ben', ['', 'Ben']],
    ['["Anne, the first", "Ben"]', ['Anne, the first', 'Ben']],
    ['[Anne], Ben', ['[Anne]', 'Ben']],
  ])('players="%s"', (players, names) => {
    expect(read({ players }).players).toEqual(names);
  });
});
