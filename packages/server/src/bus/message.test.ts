import { expect, test } from 'vitest';
import { readBusMessage } from './message.ts';

const read = (text: string) => readBusMessage(Buffer.from(text));
const PRESENCE = { type: 'presence', node: 'n', version: 1, connected: [0], recent: [], spectators: 0 };

test('our messages are read', () => {
  expect(read('{"type":"changed","version":3}')).toEqual({ type: 'changed', version: 3 });
  expect(read(JSON.stringify(PRESENCE))).toEqual(PRESENCE);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{"type":'],
  ['no object', '3'],
  ['null', 'null'],
  ['another kind', '{"type":"stop"}'],
  ['a version that is no count', '{"type":"changed","version":-1}'],
  ['a version that is no number', '{"type":"changed","version":"9"}'],
  ['a seat that no game has', JSON.stringify({ ...PRESENCE, connected: [99] })],
  [
    'more seats than a game has',
    JSON.stringify({ ...PRESENCE, recent: Array.from({ length: 99 }, () => 1) }),
  ],
  ['no name', JSON.stringify({ ...PRESENCE, node: '' })],
  ['a long name', JSON.stringify({ ...PRESENCE, node: 'n'.repeat(65) })],
  ['too many bytes', `{"type":"changed","version":3,"more":"${'x'.repeat(1024)}"}`],
])('what a stranger may send is dropped: %s', (_name, text) => {
  expect(read(text)).toBeUndefined();
});

test('bytes that are no text are dropped', () => {
  expect(readBusMessage(new Uint8Array([0xff, 0xfe, 0x00]))).toBeUndefined();
});
