import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import { currencyOf, currencyPlaces } from '../../money/currency.ts';
import { formatDecimal } from '../../money/decimal.ts';
import { powerOfTen } from '../../money/power-of-ten.ts';
import { readAmount, readStake } from '../../money/priced-bet.ts';
import type { LineStake, TotalStake } from '../../money/stakes.ts';
import { truncate } from '../../money/truncate.ts';
import { compileSlip } from '../compile-slip.ts';
import { countAll } from '../count-lines.ts';
import { totalStake } from '../lines.ts';
import type { Slip } from '../slip.ts';

/** A running bet after a partial cash-out. */
export interface CashOutPart {
  /** What is paid now. */
  readonly paid: string;
  /** Of all lines: the sold and the remaining stake; together the stake before. */
  readonly sold: TotalStake;
  readonly left: TotalStake;
  /** The remaining bet: the same picks and odds with the remaining line stake. */
  readonly rest: Slip;
}

/**
 * Cashes out a part of a running bet: the same stake of each line, for its share of the full offer. The rest goes on at its odds
 * and can be sold later. Bookmakers describe it as "if you have a bet with a Cash Out value of £100, you can Cash Out for £10 and
 * let the remaining £90 continue" (https://help.coral.co.uk/en/sports-help/betting-queries/partialcashout).
 *
 * The paid amount is truncated, and the remaining stake is the exact difference, so parts never pay more than the whole bet.
 *
 * @param offer for the whole bet: `quoteSlipCashOut`
 * @param soldStake the sold stake of each line
 * @throws EngineError `outOfRange` unless the sold stake is above zero and below the slip's; or for an invalid slip
 * @example cashOutPart(slip, '6.460901', '0.5').paid // '1.615225'
 */
export function cashOutPart(slip: Slip, offer: string, soldStake: LineStake): CashOutPart {
  const currency = currencyOf(slip);
  const places = currencyPlaces(currency);
  const whole = truncate(readStake(slip.stake, currency, 'stake'), places).digits;
  const sold = truncate(readStake(soldStake, currency, 'soldStake'), places).digits;
  if (sold <= 0n || sold >= whole) {
    const path = 'soldStake';
    throw new EngineError('outOfRange', path, `above zero and below ${slip.stake}, got ${shown(soldStake)}`);
  }
  const amount = readAmount(offer, 'offer');
  const paid = (amount.digits * sold * powerOfTen(places)) / (whole * powerOfTen(amount.scale));
  const withStake = (digits: bigint): Slip => ({ ...slip, stake: formatDecimal({ digits, scale: places }) });
  const rest = withStake(whole - sold);
  return {
    paid: formatDecimal({ digits: paid, scale: places }),
    sold: totalStake(withStake(sold)),
    left: totalStake(rest),
    rest,
  };
}

/**
 * The line stake that costs at most `total`, truncated: for a player who sells by total.
 *
 * @throws EngineError `notADecimal`, or for an invalid slip
 * @example lineStakeWithin(slip, '1.50') // '1.500000'
 */
export function lineStakeWithin(slip: Slip, total: TotalStake): LineStake {
  const compiled = compileSlip(slip);
  const { digits, scale } = readAmount(total, 'total');
  const lines = countAll(compiled) * compiled.multiple;
  const stake = (digits * powerOfTen(compiled.places)) / (lines * powerOfTen(scale));
  return formatDecimal({ digits: stake, scale: compiled.places });
}
