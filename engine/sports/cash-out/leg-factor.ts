import { EngineError } from '../../errors/engine-error.ts';
import { parseDecimal } from '../../money/decimal.ts';
import { powerOfTen } from '../../money/power-of-ten.ts';
import { DECIMAL_ODDS } from '../../money/odds/decimal-odds.ts';
import { rational, type Rational } from '../../money/odds/rational.ts';

/** Margin per step: 4 %. */
export const CASH_OUT_MARGIN = '0.04';

/** A leg of a bet to cash out. */
export interface CashOutLeg {
  readonly state: 'open' | 'won' | 'lost' | 'void';
  /** Decimal odds at the bet. */
  readonly placed: string;
  /** Current decimal odds; required for an open leg. */
  readonly live?: string;
}

/**
 * A leg's factor of a line's worth: P_live / P_placed, for an open leg times what the margin leaves. A won leg has probability 1;
 * a void one the same on both sides, because its odds were removed; a lost one makes the line worthless.
 *
 * @throws EngineError below `path`; `missingValue` when an open leg has no live odds
 */
export function legFactor(leg: CashOutLeg, share: Rational, path: string): Rational {
  const placed = DECIMAL_ODDS.read(leg.placed, `${path}.placed`);
  if (leg.state === 'lost') return rational(0n, 1n);
  if (leg.state === 'void') return rational(1n, 1n);
  if (leg.state === 'won') return placed;
  if (leg.live === undefined) throw new EngineError('missingValue', `${path}.live`, 'an open leg needs its live odds');
  const live = DECIMAL_ODDS.read(leg.live, `${path}.live`);
  return times(times(placed, { over: live.under, under: live.over }), share);
}

/** 1 - margin. @throws EngineError `outOfRange` for a margin outside 0 to 1 */
export function shareAfterMargin(margin: string): Rational {
  const { digits, scale } = parseDecimal(margin, 'margin');
  const whole = powerOfTen(scale);
  if (digits < 0n || digits > whole) {
    throw new EngineError('outOfRange', 'margin', `a margin lies between 0 and 1, got ${margin}`);
  }
  return rational(whole - digits, whole);
}

export function times(a: Rational, b: Rational): Rational {
  return rational(a.over * b.over, a.under * b.under);
}
