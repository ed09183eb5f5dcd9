import type { GameLimits, OddsItem } from '#contract/entities';
import { addAmounts, multiplyAmounts } from '#engine/money';
import type { DrawContext } from '#app/features/betting/draws/slip/summarise-draw-slip.ts';

/** The price of number 8. */
export const PRICE: OddsItem = { index: 0, top: '8', prop: 'specialCode', odd: '47.00', min: '2', max: '100' };

/** Of the whole bet. */
export const LIMITS = {
  bet: { min: '1', max: '150' },
  multiple: { min: 1, max: 1 },
  Bonus: { min: '0', max: '0' },
  disabled_regions: [],
} satisfies GameLimits;

/** What the slip of an open draw is computed with: one price for every number, 500 USDT in the wallet. */
export const aContext = (over: Partial<DrawContext> = {}): DrawContext => ({
  phase: 'open',
  priceOf: () => PRICE,
  prizeOf: (_, amount) => multiplyAmounts(amount, '47'),
  returnsOf: (bets) => {
    const max = bets.map(({ amount }) => multiplyAmounts(amount, '47')).reduce(addAmounts, '0');
    return { max, min: max, guaranteed: '0' };
  },
  limits: LIMITS,
  brandStake: undefined,
  rate: '1',
  funds: '500',
  currency: 'USDT',
  ...over,
});
