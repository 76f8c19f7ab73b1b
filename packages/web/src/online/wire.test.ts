import { expect, test } from 'vitest';
import { infoAt, move, updateAt, welcome } from './testing/messages.ts';
import { readMessage, stepOf } from './wire.ts';

test('reads what the server says', () => {
  const message = welcome(updateAt(3, 0, [move(5)]));
  expect(readMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['another type', '{"type":"shout"}'],
  ['a welcome without a table', '{"type":"welcome","protocol":1,"viewer":0}'],
  [
    'a table with a wrong name',
    JSON.stringify(welcome({ ...updateAt(1, 0, []), table: infoAt(1, { id: '../x' }) })),
  ],
])('does not believe %s', (_, text) => {
  expect(readMessage(text)).toBeUndefined();
});

test('a move is a step with its place', () => {
  expect(stepOf(move(0, 1), 7)).toEqual({ index: 7, mover: 1, action: '', events: [] });
});
