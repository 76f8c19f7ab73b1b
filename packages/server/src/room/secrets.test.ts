import { seatSecret, tableId } from '@guimard/protocol';
import { expect, test } from 'vitest';
import { hashRecovery, hashSecret, newRecovery, newSecret, newSeed, newTableId } from './secrets.ts';

test('secrets, codes and seeds have the form that the protocol wants, and are never the same', () => {
  const many = Array.from({ length: 500 }, () => [newSecret(), newRecovery(), newTableId(), newSeed()]);
  for (const [secret, recovery, id, seed] of many) {
    seatSecret.parse(secret);
    tableId.parse(id);
    expect(recovery).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(seed).toMatch(/^[\da-f]{64}$/);
  }
  expect(new Set(many.flat()).size).toBe(4 * many.length);
});

test('a hash tells nothing and is always the same', () => {
  const secret = newSecret();
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
