import { EngineError } from '../../errors/engine-error.ts';
import { formatDecimal } from '../../money/decimal.ts';
import { powerOfTen } from '../../money/power-of-ten.ts';
import { rational, type Rational } from '../../money/odds/rational.ts';
import { compileSlip } from '../compile-slip.ts';
import type { CompiledSlip } from '../compiled-slip.ts';
import { foldSums } from '../fold-sums.ts';
import { BD_SHARE } from '../line-payout.ts';
import type { Slip } from '../slip.ts';
import { CASH_OUT_MARGIN, shareAfterMargin, legFactor, times, type CashOutLeg } from './leg-factor.ts';

/**
 * The cash-out amount of a running slip: the sum of `quoteCashOut` over its lines, truncated once. Each pick is a factor, each
 * match the sum of its picks' factors, and a fold the elementary symmetric polynomial of its matches: no line is enumerated.
 *
 * @param legs one per pick, in the order of the slip
 * @returns the amount, cut to the currency's places
 * @throws EngineError `missingValue` when an open leg has no live odds, or the legs do not fit the picks; or for a wrong slip
 * @example quoteSlipCashOut(slip, [{ state: 'won', placed: '1.85' }, { state: 'open', placed: '3.60', live: '1.90' }]) // '6.460901'
 */
export function quoteSlipCashOut(slip: Slip, legs: readonly CashOutLeg[], margin: string = CASH_OUT_MARGIN): string {
  const compiled = compileSlip(slip);
  const share = shareAfterMargin(margin);
  const picks = compiled.matches.reduce((sum, match) => sum + match.picks.length, 0);
  if (legs.length !== picks)
    throw new EngineError('missingValue', 'legs', `one leg per pick: ${picks} picks, ${legs.length} legs`);
  let next = 0;
  const factors = compiled.matches.map((match) =>
    match.picks.reduce<Rational>(
      (sum) => {
        const index = next;
        next += 1;
        const leg = legs[index];
        return leg === undefined ? sum : plus(sum, legFactor(leg, share, `legs[${index}]`));
      },
      rational(0n, 1n),
    ),
  );
  // A common denominator makes the factors whole; a line of k matches has its k-th power.
  const under = factors.reduce((product, factor) => product * factor.under, 1n);
  const worth = (each: readonly Rational[]): Rational => {
    const sums = foldSums(
      compiled,
      each.map((factor) => (factor.over * under) / factor.under),
    );
    return compiled.folds.reduce<Rational>(
      (sum, fold, index) => plus(sum, rational(sums[index] ?? 0n, under ** BigInt(fold))),
      rational(0n, 1n),
    );
  };
  const lines = compiled.game === 'bd' ? shared(worth(factors), worth(voidOnly(compiled, legs))) : worth(factors);
  const { over, under: below } = times(lines, share);
  const { digits, scale } = compiled.stake;
  const whole = digits * compiled.multiple * over * powerOfTen(compiled.places);
  return formatDecimal({ digits: whole / (below * powerOfTen(scale)), scale: compiled.places });
}

/** bd pays a share of all lines, and returned stakes in full. */
function shared(all: Rational, back: Rational): Rational {
  const whole = powerOfTen(BD_SHARE.scale);
  return plus(times(all, rational(BD_SHARE.digits, whole)), times(back, rational(whole - BD_SHARE.digits, whole)));
}

/** Void picks per match: lines of only those return their stakes. */
function voidOnly({ matches }: CompiledSlip, legs: readonly CashOutLeg[]): readonly Rational[] {
  let next = 0;
  return matches.map(({ picks }) => {
    const own = legs.slice(next, next + picks.length);
    next += picks.length;
    return rational(BigInt(own.filter(({ state }) => state === 'void').length), 1n);
  });
}

function plus(a: Rational, b: Rational): Rational {
  return rational(a.over * b.under + b.over * a.under, a.under * b.under);
}
