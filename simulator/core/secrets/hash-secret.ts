import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The stored form of a password. One salted round of SHA-256 is enough: worlds hold test data only, and a thousand of them start
 * in a second.
 */
export function hashSecret(secret: string, salt: string): string {
  return createHmac('sha256', salt).update(secret).digest('hex');
}

export function isSecret(secret: string, salt: string, storedHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret, salt), 'hex'), Buffer.from(storedHash, 'hex'));
}

/** Only the hash of a token is stored, so that a copied store has no usable tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
