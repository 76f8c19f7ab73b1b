import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { aim, openNetwork } from './target.ts';

function at(address: string, cidr: string | null): NetworkInterfaceInfo {
  const more = { address, cidr, netmask: '', mac: '00:00:00:00:00:00', internal: false };
  return address.includes(':') ? { ...more, family: 'IPv6', scopeid: 0 } : { ...more, family: 'IPv4' };
}

/** As a host has them: a whole network, a single address, a site-local one, one whose mask cannot be read. */
const INTERFACES = {
  eth0: [at('52.10.20.30', '52.10.20.30/22'), at('2606:4700:1:2::5', '2606:4700:1:2::5/64')],
  eth1: [at('52.99.0.1', '52.99.0.1/32'), at('2a00:1450:1:2::7', '2a00:1450:1:2::7/128')],
  tun0: [at('2a01:4f8:7::1', '2a01:4f8:7::1/48')],
  tun1: [at('52.77.0.1', null)],
  gone: undefined,
};
const network = openNetwork({ interfaces: () => INTERFACES });

test.each([
  ['the host itself', '52.10.20.30'],
  ['its network, from the first address', '52.10.20.0'],
  ['its network, to the last one', '52.10.23.255'],
  ['an address of its own without a network', '52.99.0.1'],
  ['an address whose mask cannot be read', '52.77.0.1'],
  ['the host itself, IPv6', '2606:4700:1:2::5'],
  ['its network, IPv6', '2606:4700:1:2:ffff::9'],
  ['the /64 around a lone address', '2a00:1450:1:2::8'],
  ['a wider network, IPv6', '2a01:4f8:7:ffff::1'],
])('webhooks do not reach the neighbours of the server: %s', async (_what, address) => {
  const url = address.includes(':') ? `http://[${address}]/` : `http://${address}/`;
  expect(await aim(url, network)).toMatchObject({ ok: false, error: { rule: 'address' } });
});

test.each([
  '52.10.19.255',
  '52.10.24.0',
  '52.99.0.2',
  '52.77.0.2',
  '2606:4700:1:3::5',
  '2a00:1450:1:3::7',
  '2a01:4f8:8::1',
])('%s, beyond those networks, is reached', async (address) => {
  expect(network.isAllowed(address)).toBe(true);
});

test('a host that gets another address has other neighbours', () => {
  let eth0 = [at('52.10.20.30', '52.10.20.30/24')];
  const moving = openNetwork({ interfaces: () => ({ eth0 }) });
  expect(moving.isAllowed('52.10.20.31')).toBe(false);
  eth0 = [at('52.10.50.30', '52.10.50.30/24')];
  expect([moving.isAllowed('52.10.20.31'), moving.isAllowed('52.10.50.31')]).toEqual([true, false]);
});
