import type { PricedItem } from './price-items.ts';
import { pickKey, type SlipItem } from './slip-item.ts';

/** How each pick stood, by its key. */
export type Standing = ReadonlyMap<string, PricedItem['state']>;

export const standingOf = (priced: readonly PricedItem[]): Standing =>
  new Map(priced.map(({ item, state }) => [pickKey(item), state]));

export interface SlipChange {
  readonly item: SlipItem;
  readonly is: 'added' | 'suspended';
}

/** By name only so many: a shared slip of thirty picks would be read out for a minute. */
const SAID_MOST = 3;

/**
 * What of a slip's changes is told nowhere else: picks that came on, and those that cannot be bet on for a while. What was taken
 * away, what moved and what is gone for good have a line of their own.
 */
export function slipChanges(before: Standing, priced: readonly PricedItem[]): readonly SlipChange[] {
  return priced
    .flatMap(({ item, state }): SlipChange[] => {
      const was = before.get(pickKey(item));
      if (was === undefined) return [{ item, is: 'added' }];
      return state === 'suspended' && was !== 'suspended' ? [{ item, is: 'suspended' }] : [];
    })
    .slice(0, SAID_MOST);
}
