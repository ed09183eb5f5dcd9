import { EngineError } from '#engine/misuse/engine-error.ts';
import { placeText, type Place } from '#engine/misuse/place.ts';
import { shown } from '#engine/misuse/shown.ts';
import { multiply, parseDecimal, type Decimal } from './decimal.ts';
import { powerOfTen } from './power-of-ten.ts';

/** An amount that is not negative. @throws EngineError `negativeAmount`, or as `parseDecimal` */
export function readAmount(text: string, path: Place): Decimal {
  const amount = parseDecimal(text, path);
  if (amount.digits < 0n)
    throw new EngineError('negativeAmount', placeText(path), `must not be negative, got ${shown(text)}`);
  return amount;
}

/** Decimal odds, at least 1. @throws EngineError `oddsBelowOne`, or as `parseDecimal` */
export function readPrice(text: string, path: Place): Decimal {
  const odds = parseDecimal(text, path);
  if (odds.digits < powerOfTen(odds.scale)) {
    throw new EngineError('oddsBelowOne', placeText(path), `decimal odds are at least 1, got ${shown(text)}`);
  }
  return odds;
}

/**
 * The amount of a single bet and the exact prize it would win, for the games whose bets stand alone.
 *
 * @throws EngineError at `<path>.amount` or `<path>.odds`
 */
export function readPricedBet(
  bet: { readonly amount: string; readonly odds: string },
  path: string,
): { readonly amount: Decimal; readonly prize: Decimal } {
  const amount = readAmount(bet.amount, `${path}.amount`);
  return { amount, prize: multiply(amount, readPrice(bet.odds, `${path}.odds`)) };
}
