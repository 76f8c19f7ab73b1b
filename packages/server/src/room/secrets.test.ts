import { seatKeys, tableId } from '@guimard/protocol';
import { expect, test } from 'vitest';
import { hashRecovery, hashSecret, newKeys, newSeed, newTableId, tableIdOf } from './secrets.ts';

test('secrets, codes and seeds match the protocol, and never repeat', () => {
  const many = Array.from({ length: 500 }, () => ({ ...newKeys(), id: newTableId(), seed: newSeed() }));
  for (const { id, seed, ...keys } of many) {
    seatKeys.parse(keys);
    tableId.parse(id);
    expect(seed).toMatch(/^[\da-f]{64}$/);
  }
  expect(new Set(many.flatMap((one) => Object.values(one))).size).toBe(4 * many.length);
});

test("a table's code follows from its opener's secret, and does not reveal it", () => {
  const { secret } = newKeys();
  const ids = Array.from({ length: 50 }, (_, attempt) => tableIdOf(secret, attempt));
  expect(new Set(ids).size).toBe(50);
  for (const [attempt, id] of ids.entries()) {
    tableId.parse(id);
    expect(tableIdOf(secret, attempt)).toBe(id);
    expect(tableIdOf(newKeys().secret, attempt)).not.toBe(id);
    expect(hashSecret(secret)).not.toContain(id);
  }
});

test('a hash is deterministic and reveals nothing', () => {
  const { secret } = newKeys();
  expect(hashSecret(secret)).toMatch(/^[\da-f]{64}$/);
  expect(hashSecret(secret)).toBe(hashSecret(secret));
  expect(hashSecret(secret)).not.toContain(secret);
});

test('a recovery code may be typed in any case, with blanks', () => {
  const hash = hashRecovery('abcd-efgh-2345-67xy');
  for (const written of ['ABCD EFGH 2345 67XY', ' abcdefgh234567xy\n', 'Abcd–Efgh–2345–67xy']) {
    expect(hashRecovery(written)).toBe(hash);
  }
  expect(hashRecovery('abcd-efgh-2345-67xz')).not.toBe(hash);
});
