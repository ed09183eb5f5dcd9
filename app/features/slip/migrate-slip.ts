import * as v from 'valibot';
import { MarketKind } from '#contract/entities/sport-game.ts';
import { EMPTY_COUPON, type KeptSlip } from './slip-item.ts';
import { StoredSlip } from './stored-slip.ts';

/** Version 1 knew soccer only, one stake, and called a market its kind. */
const Version1 = v.object({
  items: v.pipe(v.array(v.looseObject({ kind: MarketKind })), v.maxLength(200)),
  passes: v.array(v.string()),
  stake: v.string(),
});

/** A slip that an older release kept, in today's shape; undefined for what is none. */
export function migrateSlip(text: string): KeptSlip | undefined {
  try {
    const { items, passes, stake } = v.parse(Version1, JSON.parse(text));
    return v.parse(StoredSlip, {
      items: items.map(({ kind, ...item }) => ({ ...item, market: kind, game: 'soccer' })),
      mode: 'combined',
      coupons: { soccer: { ...EMPTY_COUPON, passes, stake } },
      stakes: {},
    });
  } catch {
    return undefined;
  }
}
