import { multiplyAmounts, truncateAmount } from '../../money/amount.ts';
import { currencyOf, currencyPlaces } from '../../money/currency.ts';
import { formatDecimal } from '../../money/decimal.ts';
import { prizeOf } from '../../money/prize.ts';
import { BD_SHARE } from '../line-payout.ts';
import type { Slip, SlipPick } from '../slip.ts';

/**
 * What one line stake on this pick alone would pay: stake x odds (bd: its share), truncated.
 *
 * @example selectionPrize({ game: 'soccer', currency: 'BRL', stake: '2' }, { odds: '1.85' }) // '3.70'
 */
export function selectionPrize(
  { game, stake, ...money }: Pick<Slip, 'game' | 'currency' | 'places' | 'stake'>,
  { odds }: Pick<SlipPick, 'odds'>,
): string {
  const currency = currencyOf(money);
  if (game !== 'bd') return prizeOf({ amount: stake, odds }, currency);
  return truncateAmount(
    multiplyAmounts(multiplyAmounts(stake, odds), formatDecimal(BD_SHARE)),
    currencyPlaces(currency),
  );
}
