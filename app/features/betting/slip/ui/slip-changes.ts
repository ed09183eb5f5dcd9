import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { pickKey, type SlipItem } from '#app/features/betting/slip/model/slip-item.ts';

/** The state of each pick, by its key. */
export type Standing = ReadonlyMap<string, PricedItem['state']>;

export const standingOf = (priced: readonly PricedItem[]): Standing =>
  new Map(priced.map(({ item, state }) => [pickKey(item), state]));

export interface SlipChange {
  readonly item: SlipItem;
  readonly is: 'added' | 'suspended';
}

/** At most this many by name: reading out a shared slip of thirty picks takes a minute. */
const MAX_NAMED = 3;

/**
 * The changes of a slip that are announced nowhere else: added picks and suspended picks. What was removed,
 * what changed its price and what is gone have their own lines.
 */
export function slipChanges(before: Standing, priced: readonly PricedItem[]): readonly SlipChange[] {
  return priced
    .flatMap(({ item, state }): SlipChange[] => {
      const was = before.get(pickKey(item));
      if (was === undefined) return [{ item, is: 'added' }];
      return state === 'suspended' && was !== 'suspended' ? [{ item, is: 'suspended' }] : [];
    })
    .slice(0, MAX_NAMED);
}
