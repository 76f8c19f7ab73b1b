import { expect, test } from 'vitest';
import { parseAddress } from './address.ts';

test.each([
  ['http://localhost:8080/t/abcdefgh', 'http://localhost:8080'],
  ['http://localhost:8080/t/abcdefgh/at/12', 'http://localhost:8080'],
  ['https://example.org/guimard/t/abcdefgh', 'https://example.org/guimard'],
  ['http://localhost:8080/#/online/abcdefgh', 'http://localhost:8080'],
  ['http://localhost:8080/#/online/abcdefgh/at/12', 'http://localhost:8080'],
  ['https://play.example.org/api/tables/abcdefgh', 'https://play.example.org'],
  ['https://play.example.org/api/tables/abcdefgh/socket', 'https://play.example.org'],
  ['https://example.org/guimard/#/online/abcdefgh', 'https://example.org/guimard'],
  ['https://example.org/guimard/api/tables/abcdefgh', 'https://example.org/guimard'],
  ['abcdefgh', 'http://localhost:8080'],
  ['ABCDEFGH', 'http://localhost:8080'],
])('%s', (text, server) => {
  expect(parseAddress(text)).toEqual({ ok: true, value: { server, table: 'abcdefgh' } });
});

test('a bare code belongs to the given server', () => {
  expect(parseAddress('abcdefgh', 'https://play.example.org/')).toEqual({
    ok: true,
    value: { server: 'https://play.example.org', table: 'abcdefgh' },
  });
});

test.each([
  '',
  'abc',
  'http://localhost:8080/',
  'http://localhost/online',
  'http://localhost/#/online',
  'http://h/t/abcdefg1',
  'ftp://h/#/online/abcdefgh',
  'http://h/#/online/abcdefg1',
])('"%s" leads to no table', (text) => {
  expect(parseAddress(text)).toMatchObject({
    ok: false,
    error: expect.stringContaining('leads to no table'),
  });
});

test('an invalid server is named', () => {
  expect(parseAddress('abcdefgh', 'example')).toMatchObject({
    ok: false,
    error: expect.stringContaining('"example"'),
  });
});
