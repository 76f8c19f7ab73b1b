import { expect, test } from 'vitest';
import { isRoutable } from './routable.ts';

test.each([
  ['this host', '0.0.0.0', '0.255.255.255'],
  ['private, a large net', '10.0.0.0', '10.255.255.255'],
  ['private, middle nets', '172.16.0.0', '172.31.255.255'],
  ['private, small nets', '192.168.0.0', '192.168.255.255'],
  ['behind a carrier’s translation', '100.64.0.0', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.255.255.255'],
  ['link-local', '169.254.0.0', '169.254.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.255'],
  ['documentation 1', '192.0.2.0', '192.0.2.255'],
  ['documentation 2', '198.51.100.0', '198.51.100.255'],
  ['documentation 3', '203.0.113.0', '203.0.113.255'],
  ['relays from 6to4', '192.88.99.0', '192.88.99.255'],
  ['benchmarks', '198.18.0.0', '198.19.255.255'],
  ['multicast', '224.0.0.0', '239.255.255.255'],
  ['reserved and broadcast', '240.0.0.0', '255.255.255.255'],
  ['unspecified', '::', '::'],
  ['loopback, new kind', '::1', '::1'],
  ['mapped', '::ffff:0.0.0.0', '::ffff:255.255.255.255'],
  ['mapped, of a public address', '::ffff:8.8.8.8', '::ffff:808:808'],
  ['compatible', '::127.0.0.1', '::8.8.8.8'],
  ['translated (NAT64)', '64:ff9b::', '64:ff9b::ffff:ffff'],
  ['translated locally', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard', '100::', '100::ffff:ffff:ffff:ffff'],
  ['Teredo and other assignments', '2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation, new kind', '2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['documentation, new kind, large', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['segment routing', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link-local, new kind', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['multicast, new kind', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
])('%s is not routable, from %s to %s', (_what, first, last) => {
  expect([isRoutable(first), isRoutable(last)]).toEqual([false, false]);
});

test.each([
  ['most clouds', '169.254.169.254'],
  ['most clouds, new kind', 'fd00:ec2::254'],
  ['one at a carrier’s address', '100.100.100.200'],
  ['one at a protocol’s address', '192.0.0.192'],
  ['one at an address like any other', '168.63.129.16'],
])('metadata of %s is not routable: %s', (_what, address) => {
  expect(isRoutable(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::',
  '2606:4700:4700::1111',
  '2a00:1450:4001:82a::200e',
])('%s, beside or far from those, is', (address) => {
  expect(isRoutable(address)).toBe(true);
});

test.each([
  '',
  'localhost',
  'example.org',
  '127.1',
  '0x7f000001',
  '2130706433',
  '1.1.1.1 ',
  'fe80::1%eth0',
  '2606::1%eth0',
])('"%s" is no address of the open internet', (address) => {
  expect(isRoutable(address)).toBe(false);
});
