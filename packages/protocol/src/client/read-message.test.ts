import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';
import { infoAt, move, updateAt, welcome } from './testing/messages.ts';

test('parses messages of the server', () => {
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
