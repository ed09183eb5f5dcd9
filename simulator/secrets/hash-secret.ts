import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A password as the store keeps it. One round of SHA-256 with a salt: a world is made-up, a thousand of them start in a
 * second, and no real password belongs here; what matters is that none is ever kept or shown in clear.
 */
export function hashSecret(secret: string, salt: string): string {
  return createHmac('sha256', salt).update(secret).digest('hex');
}

/** Whether a secret is the one that was kept, in constant time. */
export function isSecret(secret: string, salt: string, kept: string): boolean {
  return timingSafeEqual(Buffer.from(hashSecret(secret, salt), 'hex'), Buffer.from(kept, 'hex'));
}

/** A token as the store keeps it: only its hash, so that a copied store signs nobody in. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
