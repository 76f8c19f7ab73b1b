import { seatKeys, tableId } from '@guimard/protocol';
import { expect, test } from 'vitest';
import { hashRecovery, hashSecret, newKeys, newSeed, newTableId, tableIdOf } from './secrets.ts';

test('secrets, codes and seeds have the form that the protocol wants, and are never the same', () => {
  const many = Array.from({ length: 500 }, () => ({ ...newKeys(), id: newTableId(), seed: newSeed() }));
  for (const { id, seed, ...keys } of many) {
    seatKeys.parse(keys);
    tableId.parse(id);
    expect(seed).toMatch(/^[\da-f]{64}$/);
  }
  expect(new Set(many.flatMap((one) => Object.values(one))).size).toBe(4 * many.length);
});

test('the code of a table follows from the secret of whoever opens it, and does not give it away', () => {
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

test('a hash tells nothing and is always the same', () => {
  const { secret } = newKeys();
  expect(hashSecret(secret)).toMatch(/^[\da-f]{64}$/);
  expect(hashSecret(secret)).toBe(hashSecret(secret));
  expect(hashSecret(secret)).not.toContain(secret);
});

test('a recovery code may be written as people write', () => {
  const hash = hashRecovery('abcd-efgh-2345-67xy');
  for (const written of ['ABCD EFGH 2345 67XY', ' abcdefgh234567xy\n', 'Abcd–Efgh–2345–67xy']) {
    expect(hashRecovery(written)).toBe(hash);
  }
  expect(hashRecovery('abcd-efgh-2345-67xz')).not.toBe(hash);
});
