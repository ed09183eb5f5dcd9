import { createCipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
/** One record: a message has at most 4,096 bytes. */
const RECORD_BYTES = 4_096;
/** Attempts to derive a private key. */
const MAX_KEYS = 8;
const LAST = Buffer.from([2]);

/** Differs for each message; given only in tests. */
interface Ephemeral {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

interface Recipient {
  readonly p256dh: string;
  readonly auth: string;
}

const bytes = (text: string) => Buffer.from(text, 'base64url');

/** Whether a key is on the curve: others would fail at the first message. */
export function isPoint(p256dh: string): boolean {
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    own.computeSecret(bytes(p256dh));
    return true;
  } catch {
    return false;
  }
}

/** Encrypts a message for one subscription: RFC 8291, content coding aes128gcm. */
export function encrypt(text: string, { p256dh, auth }: Recipient, given?: Ephemeral): Buffer {
  const own = createECDH(CURVE);
  if (given === undefined) own.generateKeys();
  else own.setPrivateKey(given.privateKey);
  const salt = given?.salt ?? randomBytes(16);
  const [sender, receiver] = [own.getPublicKey(), bytes(p256dh)];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const shared = derive(own.computeSecret(receiver), bytes(auth), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(Buffer.from(text)), cipher.update(LAST), cipher.final()]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, sizes, sender, record, cipher.getAuthTag()]);
}

const derive = (from: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** A private key derived from a seed, so that a world keeps it after a restart. */
export function keyOf(seed: string): { readonly privateKey: Buffer; readonly publicKey: Buffer } {
  const own = createECDH(CURVE);
  // All but one in 2^32 of 32-byte values are private keys.
  for (let number = 0; ; number++) {
    const privateKey = createHmac('sha256', seed).update(`vapid:${number}`).digest();
    try {
      own.setPrivateKey(privateKey);
      return { privateKey, publicKey: own.getPublicKey() };
    } catch (error) {
      if (number === MAX_KEYS) throw error;
    }
  }
}
