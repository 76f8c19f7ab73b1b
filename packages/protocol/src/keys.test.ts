import { expect, test } from 'vitest';
import { KEY_BYTES, keysFrom, lettersOf } from './keys.ts';
import { seatKeys } from './table.ts';

test('every byte affects the keys, and they match their schemas', () => {
  const bytes = Uint8Array.from({ length: KEY_BYTES }, (_, i) => 7 * i);
  const keys = keysFrom(bytes);
  seatKeys.parse(keys);
  for (const at of bytes.keys()) {
    const other = keysFrom(bytes.with(at, (bytes[at]! + 1) % 256));
    seatKeys.parse(other);
    expect((other.secret === keys.secret) !== (other.recovery === keys.recovery)).toBe(true);
  }
});

test('all letters are equally likely', () => {
  const counts = new Map<string, number>();
  for (const letter of lettersOf(Uint8Array.from({ length: 256 }, (_, i) => i))) {
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
});
