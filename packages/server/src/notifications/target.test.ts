import { expect, test } from 'vitest';
import { aim, openNetwork, readAddress } from './target.ts';
import { testNetwork } from './testing/network.ts';

const NOT_PUBLIC = { rule: 'address', code: 'addressNotPublic', params: {} };
const network = testNetwork({
  'hook.example': [['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c']],
  'inside.example': [['10.0.0.5']],
  'half.example': [['93.184.215.14', '127.0.0.1']],
  'half6.example': [['93.184.215.14', 'fd00::1']],
  'mapped.example': [['::ffff:10.0.0.5']],
  'cloud.example': [['169.254.169.254']],
});

test('a public name resolves to its addresses', async () => {
  const target = await aim('https://hook.example/turn?who=me', network);
  expect(target).toMatchObject({
    ok: true,
    value: { addresses: ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'] },
  });
});

test.each([
  'http://inside.example/',
  'http://half.example/',
  'http://half6.example/',
  'http://mapped.example/',
  'http://cloud.example/latest/meta-data/',
])('%s leads inside, if only by one of its addresses', async (address) => {
  expect(await aim(address, network)).toEqual({ ok: false, error: NOT_PUBLIC });
});

test.each([
  ['decimal', 'http://2130706433/'],
  ['hexadecimal', 'http://0x7f000001/'],
  ['octal', 'http://0177.0.0.1/'],
  ['mixed', 'http://0x7f.1/'],
  ['short', 'http://127.1/'],
  ['nothing but zero', 'http://0/'],
  ['with a dot at the end', 'http://127.0.0.1./'],
  ['in wide letters', 'http://１２７.０.０.１/'],
  ['escaped', 'http://%31%32%37.0.0.1/'],
  ['private, decimal', 'http://3232235777/'],
  ['metadata, hexadecimal', 'http://0xa9fea9fe/'],
  ['loopback, new kind', 'http://[::1]/'],
  ['unspecified, new kind', 'http://[::]/'],
  ['mapped', 'http://[::ffff:127.0.0.1]/'],
  ['mapped, in hexadecimal', 'http://[::ffff:7f00:1]/'],
  ['mapped, written out', 'http://[0:0:0:0:0:ffff:0a00:0001]/'],
  ['translated', 'http://[64:ff9b::7f00:1]/'],
  ['6to4', 'http://[2002:7f00:1::]/'],
  ['unique local', 'http://[fd12:3456::1]/'],
  ['link-local', 'http://[fe80::1]/'],
])('a number is a number, %s', async (_how, address) => {
  expect(await aim(address, network)).toEqual({ ok: false, error: NOT_PUBLIC });
  // Refused before any lookup.
  expect(readAddress(address, network)).toEqual({ ok: false, error: NOT_PUBLIC });
});

test.each([
  ['another protocol', 'ftp://hook.example/', 'addressScheme'],
  ['another protocol on a web port', 'ftp://hook.example:443/', 'addressScheme'],
  ['a file', 'file:///etc/passwd', 'addressScheme'],
  ['a script', 'javascript:alert(1)', 'addressScheme'],
  ['no address', 'hook.example', 'addressScheme'],
  ['nothing', '', 'addressScheme'],
  ['a name', 'https://me@hook.example/', 'addressWithPassword'],
  ['a password', 'https://:secret@hook.example/', 'addressWithPassword'],
  ['another port', 'https://hook.example:8443/', 'addressPort'],
  ['the mail port', 'http://hook.example:25/', 'addressPort'],
  ['port 0', 'http://hook.example:0/', 'addressPort'],
  ['a zone', 'http://[fe80::1%25eth0]/', 'addressScheme'],
  ['too long', `https://hook.example/${'x'.repeat(1024)}`, 'addressTooLong'],
  ['an unknown name', 'https://nowhere.example/', 'addressUnknown'],
])('%s is refused', async (_what, address, code) => {
  expect(await aim(address, network)).toMatchObject({ ok: false, error: { rule: 'address', code } });
});

test('another port is allowed where configured', async () => {
  const open = testNetwork({ 'hook.example': [['93.184.215.14']] }, { ports: [80, 443, 8443] });
  expect((await aim('https://hook.example:8443/', open)).ok).toBe(true);
  expect((await aim('https://hook.example:8444/', open)).ok).toBe(false);
});

test('the real network refuses this machine under every name', async () => {
  for (const address of [
    'http://localhost/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://guimard.invalid/',
  ]) {
    expect((await aim(address, openNetwork())).ok).toBe(false);
  }
});
