import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { readPricedBet } from '../../money/priced-bet.ts';
import { truncate } from '../../money/truncate.ts';
import { type Aim, type Amounts, amountsOf, scoresOf } from '../amounts.ts';
import { type LotteryEstimate, lotteryEstimate } from '../lottery-estimate.ts';
import { GOAL_PAIRS, type Pk10Bet } from './bet.ts';
import { CAR_COUNT } from './draw.ts';
import { winsRace } from './settle-race.ts';

const CARS = Array.from({ length: CAR_COUNT }, (_, index) => index + 1);
const [MIN_SUM, MAX_SUM] = [3, 19];
/** Finishes that decide bets on a car, a sum, and a pair of places. */
const OF_CAR = CARS.map((car) => [car, CARS.map(() => car)] as const);
const OF_SUM = Array.from(
  { length: MAX_SUM - MIN_SUM + 1 },
  (_, more) => [MIN_SUM + more, [MIN_SUM + more, 0]] as const,
);
const [DRAGONS, TIGERS] = [CARS.toReversed(), CARS];

/** What the bets pay for each part of a finish, in the currency's smallest unit. */
interface RaceValues {
  /** By pair of places, the outermost first, then by the cars of both (see `at`). */
  readonly pairs: readonly Amounts[];
  /** By sum of champion and runner-up. */
  readonly sums: Amounts;
  /** No finish pays more. */
  readonly total: bigint;
  readonly stake: bigint;
}

const at = (front: number, back: number) => front * (CAR_COUNT + 1) + back;

/**
 * What PK10 bets on a race cost, and the most and least that `settlePk10` can pay for them together: each place has one car, and
 * each car one place.
 *
 * @throws EngineError with the place: `bets[0].selection`, `bets[1].amount`
 * @example
 * estimateRace(['big', 'small'].map((selection) => ({ market: 'place', place: 1, selection, amount: '5', odds: '1.98' })), 'BRL')
 * // { stake: '10.00', max: '9.90', min: '9.90', guaranteed: '9.90' }
 */
export function estimateRace(bets: readonly Pk10Bet[], currency: Currency = 'USDT'): LotteryEstimate {
  const values = raceValues(bets, currency);
  return lotteryEstimate(values.stake, (aim) => bestFinish(values, aim), currencyPlaces(currency));
}

function raceValues(bets: readonly Pk10Bet[], currency: Currency): RaceValues {
  const places = currencyPlaces(currency);
  let [stake, total] = [0n, 0n];
  const read = bets.map((bet, index) => {
    const path = `bets[${index}]`;
    const { amount, prize } = readPricedBet(bet, currency, path);
    const win = truncate(prize, places).digits;
    stake += truncate(amount, places).digits;
    total += win;
    return { bet, path, win };
  });
  const make = amountsOf(total);
  const sums = make(MAX_SUM + 1);
  const [dragons, tigers] = [make(GOAL_PAIRS.length), make(GOAL_PAIRS.length)];
  const ofPlace = CARS.map(() => make(CAR_COUNT + 1));
  const give = (to: Amounts | undefined, key: number, win: bigint) => {
    if (to !== undefined) to[key] = (to[key] ?? 0n) + win;
  };
  for (const { bet, path, win } of read) {
    const isWon = (finish: readonly number[]) => winsRace(bet, finish, path);
    if (bet.market === 'sum') {
      for (const [sum, finish] of OF_SUM) if (isWon(finish)) give(sums, sum, win);
    } else if (bet.market === 'dragonTiger') {
      const pair = GOAL_PAIRS.findIndex((name) => name === bet.pair);
      if (isWon(DRAGONS)) give(dragons, pair, win);
      if (isWon(TIGERS)) give(tigers, pair, win);
    } else {
      // One car at every place: a bet wins exactly if that car wins. Also refuses unknown markets and places.
      for (const [car, finish] of OF_CAR) if (isWon(finish)) give(ofPlace[(bet.place ?? 0) - 1], car, win);
    }
  }
  const pairs = GOAL_PAIRS.map((_, pair) => {
    const pays = make(at(CAR_COUNT, CAR_COUNT) + 1);
    const [ofFront, ofBack] = [ofPlace[pair], ofPlace[CAR_COUNT - 1 - pair]];
    for (const front of CARS) {
      for (const back of CARS) {
        const ofPair = (front > back ? dragons : tigers)[pair] ?? 0n;
        pays[at(front, back)] = ofPair + (ofFront?.[front] ?? 0n) + (ofBack?.[back] ?? 0n);
      }
    }
    return pays;
  });
  return { pairs, sums, total, stake };
}

/**
 * The best score of all 3,628,800 finishes, without walking them: pair by pair of places, only the set of used cars matters. Bets
 * connect champion and runner-up, so the first two pairs are one step.
 *
 * @returns undefined if no finish is looked for
 */
function bestFinish({ pairs, sums, total }: RaceValues, { sign, mustPay }: Aim) {
  const none = -total - 1n;
  const make = amountsOf(total);
  const [outer = sums, second = sums, ...inner] = pairs.map((pays) => scoresOf(pays, sign, make));
  const ofSums = scoresOf(sums, sign, make);
  // By set of used cars; bit 0 says that something was paid.
  let scores = make(SETS, none);
  for (const [champion, tenth, two] of COUPLES) {
    const first = outer[at(champion, tenth)] as bigint;
    for (const [runnerUp, ninth, more] of COUPLES) {
      if ((two & more) !== 0) continue;
      const now = first + (second[at(runnerUp, ninth)] as bigint) + (ofSums[champion + runnerUp] as bigint);
      const set = mustPay && now !== 0n ? two | more | PAID : two | more;
      if (now > (scores[set] as bigint)) scores[set] = now;
    }
  }
  for (const pays of inner) {
    const next = make(SETS, none);
    for (let gone = 0; gone < SETS; gone += 1) {
      const before = scores[gone] as bigint;
      if (before === none) continue;
      for (const [front, back, couple] of COUPLES) {
        if ((gone & couple) !== 0) continue;
        const paid = pays[at(front, back)] as bigint;
        const now = before + paid;
        const set = mustPay && paid !== 0n ? gone | couple | PAID : gone | couple;
        if (now > (next[set] as bigint)) next[set] = now;
      }
    }
    scores = next;
  }
  const best = scores[mustPay ? ALL | PAID : ALL] as bigint;
  return best === none ? undefined : best;
}

const PAID = 1;
const SETS = 1 << (CAR_COUNT + 1);
const ALL = SETS - 2;
/** All ordered pairs of cars with their bits. */
const COUPLES = CARS.flatMap((front) =>
  CARS.flatMap((back) => (front === back ? [] : [[front, back, (1 << front) | (1 << back)] as const])),
);
