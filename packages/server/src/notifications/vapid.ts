/** Identifies the server to push services (RFC 8292): a key pair that is made once, and a token signed with it for each service. */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isErrno } from '../domain/message-of.ts';

export interface Vapid {
  /** Browsers need it to subscribe: the point on P-256, in base64url. */
  readonly publicKey: string;
  /** The `authorization` header for a push service, given its origin. */
  authorization(origin: string, now: number): string;
}

/** Services refuse tokens that are valid for more than a day. */
const GOOD_FOR_SECONDS = 12 * 60 * 60;

/** As written in an environment variable or a file. */
export function newPrivateKey(): string {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  // Short numbers are padded: 32 bytes are expected.
  const bytes = Buffer.alloc(32);
  const key = ecdh.getPrivateKey();
  key.copy(bytes, bytes.length - key.length);
  return bytes.toString('base64url');
}

/** Beside the file that stores the tables. */
export const keyFileOf = (data: string): string => join(dirname(data), 'push.key');

/** The key in this file, which is created if missing. Nobody else on this machine may read it. Throws with a message for the host. */
export function privateKeyIn(file: string): string {
  try {
    writeFileSync(file, `${newPrivateKey()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isErrno(error, 'EEXIST')) throw error;
  }
  const key = readFileSync(file, 'utf8').trim();
  if (!isPrivateKey(key)) throw new Error(`There is no key in ${file}. Remove it, and another is made.`);
  return key;
}

/** 32 bytes in base64url, and a number below the order of the curve. */
export function isPrivateKey(written: string): boolean {
  if (!/^[\w-]{43}$/.test(written)) return false;
  try {
    keysOf(written);
    return true;
  } catch {
    return false;
  }
}

/** Throws if it is not a key. */
export function vapidOf(privateKey: string, subject: string): Vapid {
  const { key, publicKey } = keysOf(privateKey);
  return {
    publicKey,
    authorization(origin, now) {
      const exp = Math.floor(now / 1000) + GOOD_FOR_SECONDS;
      const token = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode({ aud: origin, exp, sub: subject })}`;
      const signature = sign('sha256', Buffer.from(token), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

function keysOf(privateKey: string): { readonly key: KeyObject; readonly publicKey: string } {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  const point = ecdh.getPublicKey();
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey, x: part(1), y: part(33) };
  return { key: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey: point.toString('base64url') };
}
