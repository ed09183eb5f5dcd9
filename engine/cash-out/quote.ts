import { currencyPlaces } from '#engine/money/currency.ts';
import { formatDecimal } from '#engine/money/decimal.ts';
import { powerOfTen } from '#engine/money/power-of-ten.ts';
import { readAmount } from '#engine/money/priced-bet.ts';
import { CASH_OUT_MARGIN, keptShare, legFactor, times, type CashOutLeg } from './leg-factor.ts';

export { CASH_OUT_MARGIN, type CashOutLeg };

/** What a bet of one line is bought back for. */
export interface CashOutInput {
  readonly stake: string;
  readonly currency: string;
  readonly legs: readonly CashOutLeg[];
  readonly margin?: string;
}

/**
 * The amount that a running bet of one line can be sold back for: stake x (P_live / P_placed) x (1 - margin)^(open legs + 1), where P is
 * the product of the legs' probabilities, one over their odds.
 *
 * @returns the amount, cut to the currency's places
 * @throws EngineError with the place in the input; `missingValue` when an open leg has no live odds
 * @example quoteCashOut({ stake: '100', currency: 'USDT', legs: [{ state: 'open', placed: '2', live: '2' }] })
 * // '92.160000'
 */
export function quoteCashOut({ stake, currency, legs, margin = CASH_OUT_MARGIN }: CashOutInput): string {
  const kept = keptShare(margin);
  let factor = kept;
  for (const [index, leg] of legs.entries()) factor = times(factor, legFactor(leg, kept, `legs[${index}]`));
  const amount = readAmount(stake, 'stake');
  const places = currencyPlaces(currency);
  const digits = (amount.digits * factor.over * powerOfTen(places)) / (factor.under * powerOfTen(amount.scale));
  return formatDecimal({ digits, scale: places });
}
