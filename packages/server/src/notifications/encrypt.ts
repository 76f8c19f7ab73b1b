/**
 * What goes through a push service is readable only by the browser: encrypted for its key (RFC 8291) in the one record
 * that a notification needs (RFC 8188, aes128gcm).
 */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from './subscription.ts';

const CURVE = 'prime256v1';
const RECORD_SIZE = 4096;
const SALT_BYTES = 16;
/** After the content of the last record. */
const LAST = Buffer.of(2);

const derive = (key: Uint8Array, salt: Uint8Array, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** RFC 8188, for content that fits into one record. */
export function encodeRecord(content: Buffer, key: Buffer, salt: Buffer, keyId: Buffer): Buffer {
  const header = Buffer.alloc(SALT_BYTES + 5);
  salt.copy(header);
  header.writeUInt32BE(RECORD_SIZE, SALT_BYTES);
  header.writeUInt8(keyId.length, SALT_BYTES + 4);
  const contentKey = derive(key, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(key, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const encrypted = Buffer.concat([cipher.update(content), cipher.update(LAST), cipher.final()]);
  return Buffer.concat([header, keyId, encrypted, cipher.getAuthTag()]);
}

function newSender(): ECDH {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return sender;
}

/** RFC 8291. The sender's key and the salt are new for each message; only a test gives its own. */
export function encryptFor(
  { p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>,
  content: string,
  sender: ECDH = newSender(),
  salt: Buffer = randomBytes(SALT_BYTES),
): Buffer {
  const browserKey = Buffer.from(p256dh, 'base64url');
  const senderKey = sender.getPublicKey();
  const shared = sender.computeSecret(browserKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserKey, senderKey]);
  const key = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  return encodeRecord(Buffer.from(content), key, salt, senderKey);
}

/** Whether the key can be encrypted for: an uncompressed point on the curve, and 16 bytes. */
export function areKeys({ p256dh, auth }: Pick<PushSubscription, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false;
  try {
    newSender().computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
