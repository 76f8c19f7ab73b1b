import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { tempFolder } from '../api/testing/server.ts';
import { areKeys, encodeRecord, encryptFor } from './encrypt.ts';
import { isGone, pushMessage } from './push.ts';
import { isPrivateKey, newPrivateKey, privateKeyIn, vapidOf } from './vapid.ts';

const bytes = (written: string) => Buffer.from(written, 'base64url');

/** RFC 8291, section 5 and appendix A. */
const RFC_8291 = {
  content: 'When I grow up, I want to be a watermelon',
  senderPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  senderPublic: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  browserPrivate: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  browserPublic: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w' +
    'EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

/** A browser, written independently of the code under test. */
function newBrowser() {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  const auth = randomBytes(16);
  const read = (body: Buffer): string => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const part = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, length));
    const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    cipher.setAuthTag(body.subarray(-16));
    const content = Buffer.concat([cipher.update(body.subarray(21 + body[20], -16)), cipher.final()]);
    expect(content.at(-1)).toBe(2);
    return content.subarray(0, -1).toString();
  };
  return { p256dh, auth: auth.toString('base64url'), read };
}

describe('encryption', () => {
  it('follows RFC 8188, section 3.1', () => {
    const record = encodeRecord(
      Buffer.from('I am the walrus'),
      bytes('yqdlZ-tYemfogSmv7Ws5PQ'),
      bytes('I1BsxtFttlv3u_Oo94xnmw'),
      Buffer.alloc(0),
    );
    expect(record.toString('base64url')).toBe(
      'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg',
    );
  });

  it('follows RFC 8291, appendix A', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(RFC_8291.senderPrivate, 'base64url');
    expect(sender.getPublicKey('base64url')).toBe(RFC_8291.senderPublic);
    const keys = { p256dh: RFC_8291.browserPublic, auth: RFC_8291.auth };
    const body = encryptFor(keys, RFC_8291.content, sender, bytes(RFC_8291.salt));
    expect(body.toString('base64url')).toBe(RFC_8291.body);
  });

  it('differs each time, and the browser can read it', () => {
    const browser = newBrowser();
    const [one, two] = [encryptFor(browser, 'Zoë'), encryptFor(browser, 'Zoë')];
    expect(one.equals(two)).toBe(false);
    expect([browser.read(one), browser.read(two)]).toEqual(['Zoë', 'Zoë']);
    expect(() => newBrowser().read(one)).toThrow();
  });

  it('needs a point on the curve and 16 bytes', () => {
    const { p256dh, auth } = newBrowser();
    expect(areKeys({ p256dh, auth })).toBe(true);
    expect(areKeys({ p256dh, auth: 'AAAA' })).toBe(false);
    expect(areKeys({ p256dh: p256dh.slice(0, 40), auth })).toBe(false);
    const off = bytes(p256dh);
    off[64] ^= 1;
    expect(areKeys({ p256dh: off.toString('base64url'), auth })).toBe(false);
    expect(areKeys({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth })).toBe(false);
  });
});

describe("the server's key", () => {
  it('is signed for one push service and half a day', () => {
    const vapid = vapidOf(newPrivateKey(), 'mailto:you@example.org');
    const [, token, signature, key] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
      vapid.authorization('https://push.example', 1_700_000_000_000),
    )!;
    expect(key).toBe(vapid.publicKey);
    const point = bytes(key);
    expect([point.length, point[0]]).toEqual([65, 4]);
    const publicKey = createPublicKey({
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      format: 'jwk',
    });
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', Buffer.from(token), how, bytes(signature))).toBe(true);
    expect(verify('sha256', Buffer.from(`${token}x`), how, bytes(signature))).toBe(false);
    expect(token.split('.').map((part) => JSON.parse(bytes(part).toString()))).toEqual([
      { typ: 'JWT', alg: 'ES256' },
      { aud: 'https://push.example', exp: 1_700_043_200, sub: 'mailto:you@example.org' },
    ]);
  });

  it('stays the same, and nobody else on the machine can read it', () => {
    const folder = tempFolder();
    onTestFinished(() => folder.remove());
    const file = join(folder.path, 'push.key');
    const key = privateKeyIn(file);
    expect(isPrivateKey(key)).toBe(true);
    expect(privateKeyIn(file)).toBe(key);
    expect(readFileSync(file, 'utf8').trim()).toBe(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

test('the push service learns neither table nor seat', () => {
  const browser = newBrowser();
  const subscription = { kind: 'push', address: 'https://push.example/send/1', ...browser } as const;
  const vapid = vapidOf(newPrivateKey(), 'mailto:you@example.org');
  const turn = { table: 'abcd2345', seat: 1 };
  const { headers, body } = pushMessage(turn, subscription, vapid, Date.now());
  expect(JSON.parse(browser.read(body as Buffer))).toEqual({ ...turn, event: 'turn' });
  expect(JSON.stringify(headers)).not.toContain('abcd2345');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'normal' });
  // The same for the same table, so that a second notification replaces the first.
  const topic = (table: string) => pushMessage({ table, seat: 0 }, subscription, vapid, 0).headers['topic'];
  expect(topic('abcd2345')).toBe(headers['topic']);
  expect(topic('abcd2345')).toMatch(/^[\w-]{32}$/);
  expect(topic('abcd2346')).not.toBe(headers['topic']);
});

test('which responses end a subscription', () => {
  expect([404, 410].every(isGone)).toBe(true);
  expect([undefined, 200, 201, 400, 403, 413, 429, 500].some(isGone)).toBe(false);
});
