import { expect, test } from 'vitest';
import { tellAddress, tellFailure } from './address.ts';

test.each([
  ['127.0.0.1', 'Guimard is at http://localhost:8080'],
  ['0.0.0.0', 'Guimard is at http://localhost:8080, and on your network at the address of this machine'],
  ['192.168.1.4', 'Guimard is at http://192.168.1.4:8080'],
  ['fe80::1', 'Guimard is at http://[fe80::1]:8080'],
])('host %s', (host, told) => {
  expect(tellAddress(host, 8080)).toBe(told);
});

test('where people find it behind a proxy', () => {
  expect(tellAddress('127.0.0.1', 8080, 'https://guimard.example')).toBe(
    'Guimard is at https://guimard.example (here: port 8080)',
  );
});

test('why it cannot be there', () => {
  const settings = { host: '127.0.0.1', port: 8080 };
  const failure = (code: string) => tellFailure(settings, Object.assign(new Error('no'), { code }));
  expect(failure('EADDRINUSE')).toBe(
    'Port 8080 is taken by another program. Choose another: npm start -- --port 8081',
  );
  expect(failure('EACCES')).toContain('not allowed');
  expect(failure('ENOTFOUND')).toContain('host "127.0.0.1"');
});
