import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { pickKey, type SlipItem } from '#app/features/betting/slip/model/slip-item.ts';

export type Standing = ReadonlyMap<string, PricedItem['state']>;

export const standingOf = (priced: readonly PricedItem[]): Standing =>
  new Map(priced.map(({ item, state }) => [pickKey(item), state]));

/** At most this many by name: a round of thirty matches may stop at once. */
const MAX_NAMED = 3;

/** Picks that were on the slip and have been suspended since. What was removed, changed its price or is gone has its own line. */
export const newlySuspended = (before: Standing, priced: readonly PricedItem[]): readonly SlipItem[] =>
  priced
    .filter(({ item, state }) => {
      const was = before.get(pickKey(item));
      return state === 'suspended' && was !== undefined && was !== 'suspended';
    })
    .map(({ item }) => item)
    .slice(0, MAX_NAMED);
