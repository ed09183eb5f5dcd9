import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { readPricedBet } from '../../money/priced-bet.ts';
import { truncate } from '../../money/truncate.ts';
import { type LotteryEstimate, lotteryEstimate, type Tally } from '../lottery-estimate.ts';
import { GOAL_PAIRS, type Pk10Bet } from './bet.ts';
import { CAR_COUNT } from './draw.ts';
import { winsRace } from './settle-race.ts';

const CARS = Array.from({ length: CAR_COUNT }, (_, index) => index + 1);
const [MIN_SUM, MAX_SUM] = [3, 19];

/** What the bets pay for each part of a finish, in the smallest unit of the currency. */
interface RaceValues {
  /** By place, from 0, and car. */
  readonly places: readonly (readonly bigint[])[];
  /** By the sum of champion and runner-up. */
  readonly sums: readonly bigint[];
  /** By pair. */
  readonly pairs: readonly { readonly dragon: bigint; readonly tiger: bigint }[];
  readonly stake: bigint;
}

/**
 * What PK10 bets on one race cost, and the most and the least that `settlePk10` can pay for them together: each place has one car, and each car one
 * place.
 *
 * @throws EngineError with the place: `bets[0].selection`, `bets[1].amount`
 * @example
 * estimateRace(['big', 'small'].map((selection) => ({ market: 'place', place: 1, selection, amount: '5', odds: '1.98' })), 'BRL')
 * // { stake: '10.00', max: '9.90', min: '9.90', guaranteed: '9.90' }
 */
export function estimateRace(bets: readonly Pk10Bet[], currency: Currency = 'USDT'): LotteryEstimate {
  const values = raceValues(bets, currency);
  return lotteryEstimate(values.stake, (tally) => overFinishes(values, tally), currencyPlaces(currency));
}

function raceValues(bets: readonly Pk10Bet[], currency: Currency): RaceValues {
  const nothing = (length: number) => Array.from({ length }, () => 0n);
  const places = CARS.map(() => nothing(CAR_COUNT + 1));
  const sums = nothing(MAX_SUM + 1);
  const pairs = GOAL_PAIRS.map(() => ({ dragon: 0n, tiger: 0n }));
  let stake = 0n;
  for (const [index, bet] of bets.entries()) {
    const path = `bets[${index}]`;
    const { amount, prize } = readPricedBet(bet, currency, path);
    const win = truncate(prize, currencyPlaces(currency)).digits;
    stake += truncate(amount, currencyPlaces(currency)).digits;
    const paid = (finish: readonly number[]) => (winsRace(bet, finish, path) ? win : 0n);
    if (bet.market === 'sum') {
      for (let sum = MIN_SUM; sum <= MAX_SUM; sum += 1) sums[sum] = (sums[sum] ?? 0n) + paid([sum, 0]);
      continue;
    }
    if (bet.market === 'dragonTiger') {
      const [dragon, tiger] = [paid(CARS.toReversed()), paid(CARS)];
      const pair = pairs[GOAL_PAIRS.findIndex((name) => name === bet.pair)];
      if (pair !== undefined) [pair.dragon, pair.tiger] = [pair.dragon + dragon, pair.tiger + tiger];
      continue;
    }
    // One car at every place: the bet wins if it wins by that car. Also what refuses an unknown market, or a place that is none.
    const won = [0n, ...CARS.map((car) => paid(CARS.map(() => car)))];
    const at = (bet.place ?? 0) - 1;
    places[at] = (places[at] ?? []).map((sum, car) => sum + (won[car] ?? 0n));
  }
  return { places, sums, pairs, stake };
}

/**
 * What all 3,628,800 finishes pay, by a tally, without walking them: pair by pair of places, only which cars are gone matters, not where
 * they finished. Champion and runner-up are bet on together, so the first two pairs are one step.
 */
function overFinishes({ places, sums, pairs }: RaceValues, { start, plus, join }: Tally): bigint {
  const ofPair = (pair: number, front: number, back: number) =>
    (places[pair]?.[front] ?? 0n) +
    (places[CAR_COUNT - 1 - pair]?.[back] ?? 0n) +
    ((front > back ? pairs[pair]?.dragon : pairs[pair]?.tiger) ?? 0n);
  let paid = new Map<number, bigint>();
  const note = (to: Map<number, bigint>, gone: number, tally: bigint) =>
    to.set(gone, join(to.get(gone), tally) ?? tally);
  eachCouple(0, (champion, tenth, two) => {
    const first = ofPair(0, champion, tenth);
    eachCouple(two, (second, ninth, four) => {
      note(paid, four, plus(start, first + ofPair(1, second, ninth) + (sums[champion + second] ?? 0n)));
    });
  });
  for (let pair = 2; pair < pairs.length; pair += 1) {
    const next = new Map<number, bigint>();
    for (const [gone, before] of paid)
      eachCouple(gone, (front, back, all) => void note(next, all, plus(before, ofPair(pair, front, back))));
    paid = next;
  }
  const [whole = start] = paid.values();
  return whole;
}

/** Every ordered couple of cars that are not gone. `gone` is a bit for each car. */
function eachCouple(gone: number, take: (front: number, back: number, gone: number) => void): void {
  for (const front of CARS) {
    for (const back of CARS) {
      const couple = (1 << front) | (1 << back);
      if (front !== back && (gone & couple) === 0) take(front, back, gone | couple);
    }
  }
}
