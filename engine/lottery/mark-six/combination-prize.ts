import { currencyPlaces } from '../../money/currency.ts';
import { formatDecimal, multiply, type Decimal } from '../../money/decimal.ts';
import { readPricedBet } from '../../money/priced-bet.ts';
import { truncate } from '../../money/truncate.ts';
import type { MarkSixBet } from './bet.ts';
import { choose } from './combinations.ts';
import { animalsOf } from './settle-line.ts';
import type { Animal } from './zodiac.ts';

/** Specification section 9: "Zodiac-of-the-year combination: 15% deducted from prize". */
const YEAR_ANIMAL_SHARE: Decimal = { digits: 85n, scale: 2 };

/** Six numbers and the special one: the maximum of different animals in a draw. */
const BALLS_DRAWN = 7;

/** What one combination pays, cut to the currency's places: in full, and with the animal of the year. */
export function combinationPrizes(bet: Pick<MarkSixBet, 'amount' | 'odds'>, currency: string, path = 'bet') {
  const { prize } = readPricedBet(bet, currency, path);
  const places = currencyPlaces(currency);
  return { full: truncate(prize, places), withYear: truncate(multiply(prize, YEAR_ANIMAL_SHARE), places) };
}

/** The sum of won combinations: each is cut by itself, so that the lines a player reads add up. */
export function sumCombinations(
  prizes: { readonly full: Decimal; readonly withYear: Decimal },
  won: { readonly plain: bigint; readonly withYear: bigint },
): Decimal {
  const { full, withYear } = prizes;
  return { digits: full.digits * won.plain + withYear.digits * won.withYear, scale: full.scale };
}

/**
 * The maximum that a zodiac-combination bet can pay at any draw. When more animals are selected than balls are drawn, the best draw
 * leaves out the animal of the year, because its combinations lose 15%.
 *
 * @throws EngineError `unknownSelection`, or at `bet.amount` or `bet.odds`
 * @example
 * maxCombinationPrize({ kind: 'specialCodeCombinationZodiacs', selection: ['horse', 'rat'], level: 2, amount: '10', odds: '4' }, 'horse', 'BRL')
 * // '34.00'
 */
export function maxCombinationPrize(bet: MarkSixBet, year: Animal, currency: string): string {
  const animals = animalsOf(bet.selection, 'bet.selection');
  const level = bet.level ?? animals.length;
  const others = animals.filter((animal) => animal !== year).length;
  const hasYear = others < animals.length;
  // The animal of the year takes the place of another one only where there is room for all.
  const comesYear = hasYear && others < BALLS_DRAWN;
  const plain = choose(Math.min(others, BALLS_DRAWN), level);
  const withYear = comesYear ? choose(others, level - 1) : 0n;
  return formatDecimal(sumCombinations(combinationPrizes(bet, currency), { plain, withYear }));
}
