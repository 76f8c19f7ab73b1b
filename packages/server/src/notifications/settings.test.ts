import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../api/testing/server.ts';
import { readInvocation } from '../settings.ts';
import { openChannels } from './settings.ts';
import { newPrivateKey } from './vapid.ts';

/** The notification settings, or an error message. */
function read(env: Readonly<Record<string, string>>) {
  const invocation = readInvocation([], env);
  return 'serve' in invocation ? invocation.serve.notifications : invocation;
}

test('by default nothing is sent to browsers, and webhooks use web ports', async () => {
  expect(read({})).toEqual({ contact: undefined, privateKey: undefined, ports: [80, 443] });
  const { vapid, store } = await openChannels(
    { contact: undefined, privateKey: undefined, ports: [] },
    undefined,
  );
  expect([vapid, await store.list({ table: 'aaaaaaaa', seat: 0 })]).toEqual([undefined, []]);
});

test('the environment sets them', async () => {
  const privateKey = newPrivateKey();
  const settings = read({
    GUIMARD_PUSH_CONTACT: 'mailto:you@example.org',
    GUIMARD_PUSH_KEY: privateKey,
    GUIMARD_HOOK_PORTS: '8443, 8080',
  });
  const value = { contact: 'mailto:you@example.org', privateKey, ports: [80, 443, 8443, 8080] };
  expect(settings).toEqual(value);
  expect((await openChannels(value, undefined)).vapid?.publicKey).toMatch(/^B[\w-]{86}$/);
});

test.each([
  ['GUIMARD_PUSH_CONTACT', 'you'],
  ['GUIMARD_PUSH_CONTACT', 'http://example.org'],
  ['GUIMARD_PUSH_KEY', 'short'],
  ['GUIMARD_PUSH_KEY', '_'.repeat(43)],
  ['GUIMARD_HOOK_PORTS', 'all'],
  ['GUIMARD_HOOK_PORTS', '0'],
  ['GUIMARD_HOOK_PORTS', '8443,'],
])('%s "%s" is refused in words', (name, written) => {
  expect(read({ [name]: written })).toEqual({ fail: expect.stringContaining(name) });
});

test.each(['22', '8443,25', '79', '81', '444', '1023'])(
  'GUIMARD_HOOK_PORTS=%s: services of the host, such as SSH and mail, are not for webhooks',
  (written) => {
    expect(read({ GUIMARD_HOOK_PORTS: written })).toEqual({
      fail: `GUIMARD_HOOK_PORTS may name 80, 443 and ports from 1024 to 65535, such as 8443,8080; not "${written}".`,
    });
  },
);

test('GUIMARD_HOOK_PORTS may name web ports and high ports', () => {
  expect(read({ GUIMARD_HOOK_PORTS: '80,443,1024,65535' })).toMatchObject({
    ports: [80, 443, 80, 443, 1024, 65_535],
  });
});

test('the key and subscriptions are stored beside the tables', async () => {
  const folder = tempFolder();
  onTestFinished(() => folder.remove());
  const data = join(folder.path, 'tables.sqlite');
  const config = { contact: 'mailto:you@example.org', privateKey: undefined, ports: [] };
  const [one, two] = [await openChannels(config, data), await openChannels(config, data)];
  expect(one.vapid?.publicKey).toBe(two.vapid?.publicKey);
  await Promise.all([one.store.close(), two.store.close()]);
  expect(readdirSync(folder.path).toSorted()).toEqual(['push.key', 'tables.sqlite']);
  writeFileSync(join(folder.path, 'push.key'), 'nonsense');
  await expect(openChannels(config, data)).rejects.toThrow(/^There is no key in .*push\.key/);
});
