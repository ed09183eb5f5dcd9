import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { keyOf } from './encrypt.ts';

/** RFC 8292 allows a day, by the push service's wall clock. */
const VALID_S = 12 * 3_600;

/** Proves to push services that this world is the sender that the browser subscribed to (RFC 8292). */
export class Vapid {
  /** In base64url, for browsers. */
  readonly publicKey: string;
  readonly #key: KeyObject;
  readonly #subject: string;

  /** @param subject contact for push services, a `mailto:` or `https:` address */
  constructor(seed: string, subject: string) {
    const { privateKey, publicKey } = keyOf(seed);
    this.publicKey = publicKey.toString('base64url');
    this.#subject = subject;
    const [x, y] = [publicKey.subarray(1, 33), publicKey.subarray(33)].map((part) => part.toString('base64url'));
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '', d: privateKey.toString('base64url') };
    this.#key = createPrivateKey({ key: jwk, format: 'jwk' });
  }

  /** The `authorization` header for an endpoint. */
  authorization(endpoint: string, wallMs: number): string {
    const claims = { aud: new URL(endpoint).origin, exp: Math.floor(wallMs / 1_000) + VALID_S, sub: this.#subject };
    const content = [{ typ: 'JWT', alg: 'ES256' }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(content), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${content}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}
