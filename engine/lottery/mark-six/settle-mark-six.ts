import { EngineError } from '../../errors/engine-error.ts';
import { shown } from '../../errors/shown.ts';
import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { add, formatDecimal, type Decimal } from '../../money/decimal.ts';
import { readPricedBet } from '../../money/priced-bet.ts';
import type { TotalStake } from '../../money/stakes.ts';
import { truncate } from '../../money/truncate.ts';
import type { MarkSixBet } from './bet.ts';
import { combinationPrizes, sumCombinations } from './combination-prize.ts';
import { readCombinations, wonCombinations } from './combinations.ts';
import { assertDraw, type MarkSixDraw } from './draw.ts';
import { isMarkSixKind, settleLine, type LotteryResult } from './settle-line.ts';
import { ballAnimal, yearOfDraw, type Animal } from './zodiac.ts';

/** Results in the order of the bets; amounts in the currency. */
export interface MarkSixSettlement {
  readonly results: readonly LotteryResult[];
  readonly stake: TotalStake;
  readonly payout: string;
}

/**
 * Settles Mark Six bets on a draw. A winning line pays amount x odds, cut to the currency's places; a tie returns the amount; a
 * combination with the year's animal loses 15 % of its prize.
 *
 * @param date the day of the draw: it decides the zodiac year; bets without animals need none
 * @throws EngineError with the place: `bets[1].selection`, `draw.numbers[3]`, `date`
 * @example
 * settleMarkSix([{ kind: 'specialCode', selection: 8, amount: '10', odds: '47' }],
 *   { numbers: [1, 2, 3, 4, 5, 6], special: 8 }, undefined, 'USDT').payout
 * // '470.000000'
 */
export function settleMarkSix(
  bets: readonly MarkSixBet[],
  draw: MarkSixDraw,
  date: string | undefined,
  currency: Currency = 'USDT',
): MarkSixSettlement {
  assertDraw(draw);
  const year = yearOfDraw(date);
  const places = currencyPlaces(currency);
  let stake: Decimal = { digits: 0n, scale: places };
  let payout = stake;
  const results = bets.map((bet, index) => {
    const settled = settleBet(bet, draw, year, currency, `bets[${index}]`);
    stake = add(stake, settled.stake);
    payout = add(payout, settled.payout);
    return settled.result;
  });
  return { results, stake: formatDecimal(truncate(stake, places)), payout: formatDecimal(truncate(payout, places)) };
}

function settleBet(bet: MarkSixBet, draw: MarkSixDraw, year: () => Animal, currency: Currency, path: string) {
  if (!isMarkSixKind(bet.kind)) {
    throw new EngineError('unknownBetKind', `${path}.kind`, `no Mark Six bet is called ${shown(bet.kind)}`);
  }
  const places = currencyPlaces(currency);
  const { amount, prize } = readPricedBet(bet, currency, path);
  if (bet.kind === 'specialCodeCombinationZodiacs') {
    const combinations = readCombinations(bet, path);
    const came = new Set([...draw.numbers, draw.special].map((ball) => ballAnimal(ball, year())));
    const won = wonCombinations(combinations, came, year());
    return {
      result: (won.plain + won.withYear > 0n ? 'win' : 'lose') as LotteryResult,
      stake: { digits: amount.digits * combinations.lines, scale: amount.scale },
      payout: sumCombinations(combinationPrizes(bet, currency, path), won),
    };
  }
  const result = settleLine(bet, draw, year, path);
  const none = { digits: 0n, scale: 0 };
  return {
    result,
    stake: amount,
    payout: result === 'win' ? truncate(prize, places) : result === 'tie' ? truncate(amount, places) : none,
  };
}
