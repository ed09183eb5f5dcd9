import { EngineError } from '../errors/engine-error.ts';
import { placeText, type Place } from '../errors/place.ts';
import { shown } from '../errors/shown.ts';
import { type Currency, currencyCode, currencyPlaces } from './currency.ts';
import { multiply, parseDecimal, type Decimal } from './decimal.ts';
import { powerOfTen } from './power-of-ten.ts';

/** Not negative. @throws EngineError `negativeAmount`, or as `parseDecimal` */
export function readAmount(text: string, path: Place): Decimal {
  const amount = parseDecimal(text, path);
  if (amount.digits < 0n)
    throw new EngineError('negativeAmount', placeText(path), `must not be negative, got ${shown(text)}`);
  return amount;
}

/**
 * A stake in whole units of its currency: 0.001 BRL would cost 0.00 and could still win. Further trailing zeros are accepted.
 *
 * @throws EngineError `tooManyPlaces`, or as `readAmount`
 */
export function readStake(text: string, currency: Currency, path: Place): Decimal {
  const stake = readAmount(text, path);
  const places = currencyPlaces(currency);
  if (stake.scale > places && stake.digits % powerOfTen(stake.scale - places) !== 0n) {
    throw new EngineError(
      'tooManyPlaces',
      placeText(path),
      `${shown(currencyCode(currency))} has ${places} places after the point: shorten ${shown(text)} to ${places}`,
    );
  }
  return stake;
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
 * Amount and exact prize of a single bet, for games without combinations.
 *
 * @throws EngineError at `<path>.amount` or `<path>.odds`
 */
export function readPricedBet(
  bet: { readonly amount: string; readonly odds: string },
  currency: Currency,
  path: string,
): { readonly amount: Decimal; readonly prize: Decimal } {
  const amount = readStake(bet.amount, currency, `${path}.amount`);
  return { amount, prize: multiply(amount, readPrice(bet.odds, `${path}.odds`)) };
}
