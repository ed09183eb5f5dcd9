import { formatPlain, multiply } from '../../money/decimal.ts';
import { readPrice } from '../../money/priced-bet.ts';
import type { MarkSixBet } from './bet.ts';
import { YEAR_ANIMAL_SHARE } from './combination-prize.ts';
import { choose, readCombinations } from './combinations.ts';
import type { Animal } from './zodiac.ts';

/**
 * The prices that a bet's lines pay, the full one first: one, or two of zodiac combinations of which some have the year's animal.
 *
 * @param year the animal of the draw's lunar year, see `zodiacYear`
 * @throws EngineError with the place: `bet.selection`, `bet.level`, `bet.odds`
 * @example
 * paidPrices({ kind: 'specialCodeCombinationZodiacs', selection: ['horse', 'rat', 'ox'], level: 2, odds: '4.05' }, 'horse')
 * // ['4.05', '3.4425']
 */
export function paidPrices(bet: Omit<MarkSixBet, 'amount'>, year: Animal): readonly string[] {
  if (bet.kind !== 'specialCodeCombinationZodiacs') return [bet.odds];
  const { animals, level, lines } = readCombinations({ ...bet, amount: '1' });
  const plain = choose(animals.filter((animal) => animal !== year).length, level);
  const reduced = formatPlain(multiply(readPrice(bet.odds, 'bet.odds'), YEAR_ANIMAL_SHARE));
  return [...(plain > 0n ? [bet.odds] : []), ...(plain < lines ? [reduced] : [])];
}
