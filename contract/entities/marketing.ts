import * as v from 'valibot';

export const MARKETING_PRODUCTS = ['bets', 'casino', 'lottery'] as const;
export const MARKETING_CHANNELS = ['email', 'sms', 'phone', 'push', 'message'] as const;

function isOnce<Name extends string>(list: Name[]): boolean {
  return new Set(list).size === list.length;
}

/** Products and channels of advertising that a player wants; empty lists: none. */
export const MarketingChoice = v.strictObject({
  products: v.pipe(v.array(v.picklist(MARKETING_PRODUCTS)), v.check(isOnce, 'must name each once')),
  channels: v.pipe(v.array(v.picklist(MARKETING_CHANNELS)), v.check(isOnce, 'must name each once')),
});
export type MarketingChoice = v.InferOutput<typeof MarketingChoice>;
