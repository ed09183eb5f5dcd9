import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { type LotteryEstimate, lotteryEstimate } from '../lottery-estimate.ts';
import type { MarkSixBet } from './bet.ts';
import { drawValues } from './draw-values.ts';
import { bestDraw } from './best-draw.ts';
import { yearOfDraw } from './zodiac.ts';

/**
 * What Mark Six bets on a draw cost, and the most and least that `settleMarkSix` can pay for them together. Respects that the
 * special ball is one number, a number comes at one place, seven balls have at most seven animals, and combinations with the
 * year's animal lose 15 % of their prize.
 *
 * @param date the day of the draw: it decides the zodiac year; bets without animals need none
 * @throws EngineError with the place: `bets[1].selection`, `bets[0].amount`, `date`
 * @example
 * estimateMarkSix([1, 2, 3].map((selection) => ({ kind: 'specialCode', selection, amount: '5', odds: '47' })), undefined, 'BRL')
 * // { stake: '15.00', max: '235.00', min: '235.00', guaranteed: '0.00' }
 * @example
 * estimateMarkSix([{ kind: 'specialCodeCombinationZodiacs', selection: ['horse'], level: 1, amount: '10', odds: '1.95' }], '2026-03-14', 'USDT').max
 * // '16.575000'
 */
export function estimateMarkSix(
  bets: readonly MarkSixBet[],
  date: string | undefined,
  currency: Currency = 'USDT',
): LotteryEstimate {
  const year = yearOfDraw(date);
  const values = drawValues(bets, year, currency);
  return lotteryEstimate(values.stake, (aim) => bestDraw(values, aim), currencyPlaces(currency));
}
