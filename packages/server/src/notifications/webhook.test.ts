import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { newKey, webhookMessage } from './webhook.ts';

test('says whose turn it is and where, and nothing else', () => {
  const { headers, body } = webhookMessage(
    { table: 'abcd2345', seat: 1 },
    'key',
    'https://g.example',
    1_700_000_000_500,
  );
  expect(body).toBe('{"table":"abcd2345","url":"https://g.example/t/abcd2345","seat":1,"event":"turn"}');
  expect(headers['content-type']).toBe('application/json');
});

test('the signature can be checked with the key', () => {
  const key = newKey();
  const { headers, body } = webhookMessage(
    { table: 'abcd2345', seat: 0 },
    key,
    'https://g.example',
    1_700_000_000_500,
  );
  const hex = createHmac('sha256', key)
    .update(`1700000000.${String(body)}`)
    .digest('hex');
  expect(headers['guimard-signature']).toBe(`t=1700000000,v1=${hex}`);
  expect(newKey()).not.toBe(key);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
});
