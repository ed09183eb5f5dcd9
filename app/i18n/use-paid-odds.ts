import { type Animal, type MarkSixBet, paidPrices, zodiacYear } from '#engine/lottery';
import type { LotteryPick } from './use-pick-text.ts';
import { useOddsText } from './use-odds-text.ts';

type PricedChoice = Pick<LotteryPick, 'kind' | 'selection' | 'level'>;

/**
 * The odds that the lines of a choice pay: sets with the animal of the year pay less. The upstream's odds where the engine does
 * not know the choice or the year.
 *
 * @example paidOdds({ kind: 'specialCodeCombinationZodiacs', selection: ['horse'], level: 1 }, '1.95', 'horse') // ['1.6575']
 */
export function paidOdds(
  { kind, selection, level }: PricedChoice,
  odds: string,
  year: Animal | undefined,
): readonly string[] {
  if (year === undefined) return [odds];
  try {
    const bet = { kind, selection, odds, ...(level !== undefined && { level }) };
    return paidPrices(bet as Omit<MarkSixBet, 'amount'>, year);
  } catch {
    return [odds];
  }
}

/** `paidOdds` of a draw, by the day that the upstream writes. */
export function paidOddsOn(choice: PricedChoice, odds: string, drawTime: string): readonly string[] {
  try {
    return paidOdds(choice, odds, zodiacYear(drawTime.slice(0, 10)));
  } catch {
    return [odds];
  }
}

/** One price, or those of sets without and with the animal of the year. */
export function usePaidOddsText(): (prices: readonly string[]) => string {
  const oddsText = useOddsText();
  return (prices) => prices.map((price) => oddsText(price)).join(' / ');
}
