import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { multiply, type Decimal } from '../../money/decimal.ts';
import { readPricedBet } from '../../money/priced-bet.ts';
import { truncate } from '../../money/truncate.ts';
import type { MarkSixBet } from './bet.ts';
import type { WonCombinations } from './combinations.ts';

/** Specification section 9: "Zodiac-of-the-year combination: 15% deducted from prize". */
export const YEAR_ANIMAL_SHARE: Decimal = { digits: 85n, scale: 2 };

/** What a combination pays, cut to the currency's places: in full, and with the year's animal. */
export function combinationPrizes(bet: Pick<MarkSixBet, 'amount' | 'odds'>, currency: Currency, path = 'bet') {
  const { prize } = readPricedBet(bet, currency, path);
  const places = currencyPlaces(currency);
  return { full: truncate(prize, places), withYear: truncate(multiply(prize, YEAR_ANIMAL_SHARE), places) };
}

/** The sum of won combinations, each cut, so that displayed lines add up. */
export function sumCombinations(
  prizes: { readonly full: Decimal; readonly withYear: Decimal },
  won: WonCombinations,
): Decimal {
  const { full, withYear } = prizes;
  return { digits: full.digits * won.plain + withYear.digits * won.withYear, scale: full.scale };
}
