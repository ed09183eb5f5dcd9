import { EngineError } from '#engine/misuse/engine-error.ts';
import { currencyPlaces } from '#engine/money/currency.ts';
import { formatDecimal, parseDecimal } from '#engine/money/decimal.ts';
import { powerOfTen } from '#engine/money/power-of-ten.ts';
import { readAmount } from '#engine/money/priced-bet.ts';
import { DECIMAL_ODDS } from '#engine/odds/decimal-odds.ts';
import { rational, type Rational } from '#engine/odds/rational.ts';

/** The operator's margin per step: 4%. */
export const CASH_OUT_MARGIN = '0.04';

/** A leg of the bet to be bought back. */
export interface CashOutLeg {
  readonly state: 'open' | 'won' | 'lost' | 'void';
  /** Decimal odds it was taken at. */
  readonly placed: string;
  /** Decimal odds now; an open leg needs them. */
  readonly live?: string;
}

/** What a bet is bought back for. */
export interface CashOutInput {
  readonly stake: string;
  readonly currency: string;
  readonly legs: readonly CashOutLeg[];
  readonly margin?: string;
}

/**
 * The amount that a running bet can be sold back for: stake x (P_live / P_placed) x (1 - margin)^(open legs + 1), where P is the product of
 * the legs' probabilities, one over their odds. A won leg is certain now; a void one is certain on both sides, for its odds
 * were taken out of the bet; a lost one makes the bet worth nothing.
 *
 * @returns the amount, cut to the currency's places
 * @throws EngineError with the place in the input; `missingValue` when an open leg has no live odds
 * @example quoteCashOut({ stake: '100', currency: 'USDT', legs: [{ state: 'open', placed: '2', live: '2' }] })
 * // '92.160000'
 */
export function quoteCashOut({ stake, currency, legs, margin = CASH_OUT_MARGIN }: CashOutInput): string {
  const kept = keptShare(margin);
  let factor = rational(1n, 1n);
  let steps = 1;
  for (const [index, leg] of legs.entries()) {
    const placed = DECIMAL_ODDS.read(leg.placed, `legs[${index}].placed`);
    if (leg.state === 'lost') factor = rational(0n, 1n);
    if (leg.state === 'void' || leg.state === 'lost') continue;
    factor = times(factor, placed);
    if (leg.state === 'won') continue;
    if (leg.live === undefined) {
      throw new EngineError('missingValue', `legs[${index}].live`, 'an open leg needs its live odds');
    }
    const live = DECIMAL_ODDS.read(leg.live, `legs[${index}].live`);
    factor = times(factor, { over: live.under, under: live.over });
    steps += 1;
  }
  for (let step = 0; step < steps; step += 1) factor = times(factor, kept);
  const amount = readAmount(stake, 'stake');
  const places = currencyPlaces(currency);
  const digits = (amount.digits * factor.over * powerOfTen(places)) / (factor.under * powerOfTen(amount.scale));
  return formatDecimal({ digits, scale: places });
}

function keptShare(margin: string): Rational {
  const { digits, scale } = parseDecimal(margin, 'margin');
  const whole = powerOfTen(scale);
  if (digits < 0n || digits > whole) {
    throw new EngineError('outOfRange', 'margin', `a margin lies between 0 and 1, got ${margin}`);
  }
  return rational(whole - digits, whole);
}

function times(a: Rational, b: Rational): Rational {
  return rational(a.over * b.over, a.under * b.under);
}
