import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The stored form of a password. One round of SHA-256 with a salt is enough: worlds hold test data, a thousand of them start in a
 * second, and no real password belongs here. No password is stored or shown in clear.
 */
export function hashSecret(secret: string, salt: string): string {
  return createHmac('sha256', salt).update(secret).digest('hex');
}

/** Compares a secret with a stored hash in constant time. */
export function isSecret(secret: string, salt: string, storedHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret, salt), 'hex'), Buffer.from(storedHash, 'hex'));
}

/** The stored form of a token: only its hash, so that a copied store does not contain usable tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
