import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { add, formatDecimal, type Decimal } from '../../money/decimal.ts';
import { readPricedBet } from '../../money/priced-bet.ts';
import type { TotalStake } from '../../money/stakes.ts';
import { truncate } from '../../money/truncate.ts';
import type { Pk10Bet } from './bet.ts';
import { assertRace } from './draw.ts';
import { winsRace } from './settle-race.ts';

/** Results in the order of the bets; amounts in the currency. */
export interface Pk10Settlement {
  readonly results: readonly ('win' | 'lose')[];
  readonly stake: TotalStake;
  readonly payout: string;
}

/**
 * Settles PK10 bets against a race: a winner pays amount x odds, cut to the currency's places.
 *
 * @param draw the cars in the order of the finish
 * @throws EngineError with the place: `bets[0].selection`, `draw[3]`
 * @example settlePk10([{ market: 'sum', selection: 19, amount: '10', odds: '43' }], [10, 9, 1, 2, 3, 4, 5, 6, 7, 8])
 * // { results: ['win'], stake: '10.000000', payout: '430.000000' }
 */
export function settlePk10(
  bets: readonly Pk10Bet[],
  draw: readonly number[],
  currency: Currency = 'USDT',
): Pk10Settlement {
  assertRace(draw);
  const places = currencyPlaces(currency);
  let stake: Decimal = { digits: 0n, scale: places };
  let payout = stake;
  const results = bets.map((bet, index) => {
    const { amount, prize } = readPricedBet(bet, currency, `bets[${index}]`);
    const isWon = winsRace(bet, draw, `bets[${index}]`);
    stake = add(stake, amount);
    if (isWon) payout = add(payout, truncate(prize, places));
    return isWon ? ('win' as const) : ('lose' as const);
  });
  return { results, stake: formatDecimal(truncate(stake, places)), payout: formatDecimal(truncate(payout, places)) };
}
