import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { formatDecimal } from '../../money/decimal.ts';
import { powerOfTen } from '../../money/power-of-ten.ts';
import { readStake } from '../../money/priced-bet.ts';
import type { LineStake } from '../../money/stakes.ts';
import { payingStake } from '../line-payout.ts';
import type { SportGame } from '../slip.ts';
import { CASH_OUT_MARGIN, shareAfterMargin, legFactor, times, type CashOutLeg } from './leg-factor.ts';

export { CASH_OUT_MARGIN, type CashOutLeg };

/** A bet of one line. */
export interface CashOutInput {
  /** A bd line is worth 0.65, as it is paid; absent: in full. */
  readonly game?: SportGame;
  readonly stake: LineStake;
  readonly currency: Currency;
  readonly legs: readonly CashOutLeg[];
  readonly margin?: string;
}

/**
 * The cash-out amount of a running bet of one line: stake x (P_live / P_placed) x (1 - margin)^(open legs + 1). P is the product
 * of the legs' probabilities, each 1 / odds.
 *
 * @returns the amount, cut to the currency's places
 * @throws EngineError with the place in the input; `missingValue` when an open leg has no live odds
 * @example quoteCashOut({ stake: '100', currency: 'USDT', legs: [{ state: 'open', placed: '2', live: '2' }] })
 * // '92.160000'
 */
export function quoteCashOut({ game, stake, currency, legs, margin = CASH_OUT_MARGIN }: CashOutInput): string {
  const share = shareAfterMargin(margin);
  let factor = share;
  for (const [index, leg] of legs.entries()) factor = times(factor, legFactor(leg, share, `legs[${index}]`));
  const whole = readStake(stake, currency, 'stake');
  const isVoid = legs.every(({ state }) => state === 'void');
  const amount = game === undefined || isVoid ? whole : payingStake({ game, stake: whole });
  const places = currencyPlaces(currency);
  const digits = (amount.digits * factor.over * powerOfTen(places)) / (factor.under * powerOfTen(amount.scale));
  return formatDecimal({ digits, scale: places });
}
