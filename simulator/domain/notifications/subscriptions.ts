import { createHash } from 'node:crypto';
import type { PushSubscription } from '#contract/entities';
import { Refusal } from '../../core/refusal.ts';
import { isPoint } from '../../core/web-push/encrypt.ts';
import { assertNotExcluded, runningExclusion } from '../protection/exclusion.ts';
import type { NotificationsContext } from './context.ts';

/** Per player; a new one replaces the oldest, so that a lost phone does not keep it out. */
const MAX_BROWSERS = 10;

export interface SubscriptionDoc extends PushSubscription {
  /** The subscription ends with this session. */
  readonly family: number;
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const idOf = (endpoint: string) => `sub-${hash(endpoint)}`;

/**
 * Saves or renews a browser's subscription. The last player to save it owns it. Another player takes it over only from that
 * browser, which alone has the secret; an endpoint may be in a log.
 */
export function saveSubscription(
  world: NotificationsContext,
  memberId: string,
  family: number,
  subscription: PushSubscription,
): void {
  assertNotExcluded(world, memberId);
  if (!isPoint(subscription.p256dh))
    throw new Refusal('badRequest', 'p256dh is no point of P-256', { field: 'p256dh' });
  const id = idOf(subscription.endpoint);
  const saved = world.records.find<SubscriptionDoc>('pushSubscription', id);
  const isOthers = saved !== undefined && saved.memberId !== memberId;
  if (isOthers && (saved.doc.auth !== subscription.auth || saved.doc.p256dh !== subscription.p256dh))
    throw new Refusal('forbidden', 'This browser is subscribed for another player', { field: 'endpoint' });
  world.records.remove(id);
  world.records.add('pushSubscription', memberId, world.now(), { ...subscription, family }, id);
  const { records } = world.records.list('pushSubscription', memberId, { start: MAX_BROWSERS });
  for (const oldest of records) world.records.remove(oldest.id);
}

/** Needs both endpoint and secret. */
export function removeSubscription(
  world: NotificationsContext,
  { endpoint, auth }: Pick<PushSubscription, 'endpoint' | 'auth'>,
): void {
  const found = world.records.find<SubscriptionDoc>('pushSubscription', idOf(endpoint));
  if (found?.doc.auth === auth) world.records.remove(found.id);
}

/** Removes a player's subscriptions at a break or exclusion, for good. */
export function endSubscriptions(world: NotificationsContext, memberId: string): void {
  for (const { id } of subscriptionsOf(world, memberId)) world.records.remove(id);
}

export const subscriptionsOf = (world: NotificationsContext, memberId: string) =>
  world.records.list<SubscriptionDoc>('pushSubscription', memberId).records;

/** A usable subscription. Removed if its session has ended or its player is excluded. */
export function liveSubscription(world: NotificationsContext, id: string): SubscriptionDoc | undefined {
  const found = world.records.find<SubscriptionDoc>('pushSubscription', id);
  if (found === undefined) return undefined;
  const { doc, memberId } = found;
  if (world.sessions.isLive(doc.family, world.now()) && runningExclusion(world, memberId) === undefined) return doc;
  world.records.remove(id);
  return undefined;
}

/** At most 32 characters (RFC 8030), from which the bet's number cannot be read. */
export const topicOf = (betId: string): string => hash(betId).slice(0, 32);
