import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CoreContext } from '../../core/context/core-context.ts';

/** Name of a payment page: the order with an unguessable part. */
export const payName = (world: CoreContext, orderId: string): string => `${orderId}.${mac(world, orderId)}`;

/** Undefined for an unknown name. */
export function orderOfPayName(world: CoreContext, name: string): string | undefined {
  const [, orderId, given] = /^(dep-\d{7,15})\.([0-9a-f]{32})$/.exec(name) ?? [];
  if (orderId === undefined || given === undefined) return undefined;
  return timingSafeEqual(Buffer.from(given), Buffer.from(mac(world, orderId))) ? orderId : undefined;
}

function mac(world: CoreContext, orderId: string): string {
  return createHmac('sha256', `${world.seed}\u0000${world.name}`).update(`pay:${orderId}`).digest('hex').slice(0, 32);
}
