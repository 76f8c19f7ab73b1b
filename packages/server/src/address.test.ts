import { expect, test } from 'vitest';
import { originsFor, tellAddress, tellFailure } from './address.ts';

test.each([
  ['127.0.0.1', 'Guimard is at http://localhost:8080'],
  [
    '0.0.0.0',
    'Guimard is at http://localhost:8080, and on your network at http://192.168.1.4:8080 or http://10.0.0.4:8080',
  ],
  ['192.168.1.4', 'Guimard is at http://192.168.1.4:8080'],
  ['fe80::1', 'Guimard is at http://[fe80::1]:8080'],
])('host %s', (host, told) => {
  expect(tellAddress(host, 8080, undefined, ['192.168.1.4', '10.0.0.4'])).toBe(told);
});

test('the addresses that others can use', () => {
  expect(originsFor('127.0.0.1', 80, ['10.0.0.4'])).toEqual([]);
  expect(originsFor('::', 8080, ['10.0.0.4'])).toEqual(['http://10.0.0.4:8080']);
  expect(originsFor('0.0.0.0', 8080, [])).toEqual([]);
  expect(originsFor('fe80::1', 8080)).toEqual(['http://[fe80::1]:8080']);
});

test('a machine without a network is at localhost alone', () => {
  expect(tellAddress('0.0.0.0', 8080, undefined, [])).toBe('Guimard is at http://localhost:8080');
});

test('the public address behind a proxy', () => {
  expect(tellAddress('127.0.0.1', 8080, 'https://guimard.example')).toBe(
    'Guimard is at https://guimard.example (here: port 8080)',
  );
});

test('why it cannot listen there', () => {
  const settings = { host: '127.0.0.1', port: 8080 };
  const failure = (code: string) => tellFailure(settings, Object.assign(new Error('no'), { code }));
  expect(failure('EADDRINUSE')).toBe('Port 8080 is taken by another program. Choose another: --port 8081');
  expect(failure('EACCES')).toContain('not allowed');
  expect(failure('ENOTFOUND')).toContain('host "127.0.0.1"');
});
