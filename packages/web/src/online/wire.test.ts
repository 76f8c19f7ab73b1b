import { expect, test } from 'vitest';
import { infoAt, move, updateAt, welcome } from './testing/messages.ts';
import { readBytes, readMessage, stepOf } from './wire.ts';

test('reads what the server says', () => {
  const message = welcome(updateAt(3, 0, [move('AAEC')]));
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

test('bytes are of the length of a state, or none', () => {
  expect(readBytes('AAEC/w==', 4)).toEqual(new Uint8Array([0, 1, 2, 255]));
  expect(readBytes('AAEC', 4)).toBeUndefined();
  expect(readBytes('not base64!', 4)).toBeUndefined();
});

test('a move is a step with its place', () => {
  expect(stepOf(move('', 1), 7)).toEqual({ index: 7, mover: 1, action: '', events: [] });
});
