import { type Currency, currencyPlaces } from '../../money/currency.ts';
import { readPricedBet } from '../../money/priced-bet.ts';
import { truncate } from '../../money/truncate.ts';
import { type Amounts, amountsOf, type MakeAmounts } from '../amounts.ts';
import { animalSet, type CombinationBet, paidBySet, type PaidSets } from './animal-sets.ts';
import { type BallResults, ballResults } from './ball-results.ts';
import { BALL_COUNT } from './balls.ts';
import type { MarkSixBet } from './bet.ts';
import { combinationPrizes } from './combination-prize.ts';
import { readCombinations } from './combinations.ts';
import { type Slot, type Steps, stepsOf } from './spaces.ts';
import type { Animal } from './zodiac.ts';

const DIGITS = 10;
const NUMBERS = 6;

/** What the bets pay for each part of a draw; the sum is the payout. */
export interface DrawValues {
  /** Slots whose balls affect the payout. */
  readonly slots: readonly Slot[];
  readonly steps: Steps;
  /** Paid once if one of the seven balls has this last digit. */
  readonly tails: Amounts;
  /** Undefined without combinations. */
  readonly combinations: PaidSets | undefined;
  /** No draw pays more. */
  readonly total: bigint;
  /** Total stake in the currency's smallest unit. */
  readonly stake: bigint;
}

/** Won by one ball, or by a last digit. */
interface BallBet {
  readonly bet: MarkSixBet;
  readonly results: BallResults;
  readonly win: bigint;
  readonly back: bigint;
}

/** Reads the bets. @throws EngineError as `settleMarkSix`, at the bet's place */
export function drawValues(bets: readonly MarkSixBet[], year: () => Animal, currency: Currency): DrawValues {
  const places = currencyPlaces(currency);
  const ofBalls: BallBet[] = [];
  const ofAnimals: CombinationBet[] = [];
  let [stake, total] = [0n, 0n];
  for (const [index, bet] of bets.entries()) {
    const path = `bets[${index}]`;
    const { amount, prize } = readPricedBet(bet, currency, path);
    const back = truncate(amount, places).digits;
    if (bet.kind === 'specialCodeCombinationZodiacs') {
      const { animals, level, lines } = readCombinations(bet, path);
      const { full, withYear } = combinationPrizes(bet, currency, path);
      ofAnimals.push({ set: animalSet(animals, year()), level, full: full.digits, withYear: withYear.digits });
      stake += back * lines;
      total += full.digits * lines;
      continue;
    }
    const win = truncate(prize, places).digits;
    ofBalls.push({ bet, results: ballResults(bet, year, path), win, back });
    stake += back;
    total += win;
  }
  const make = amountsOf(total);
  const { slots, tails } = slotsOf(ofBalls, make);
  const combinations = ofAnimals.length === 0 ? undefined : paidBySet(ofAnimals, make);
  const isShared = combinations !== undefined || hasPay(tails);
  // A slot that pays nothing does not affect the others, unless shared: some ball is always free for it.
  const deciding = slots.filter(({ pays }) => isShared || hasPay(pays));
  return { slots: deciding, steps: stepsOf(deciding), tails, combinations, total, stake };
}

const hasPay = (pays: Amounts) => pays.some((paid: bigint) => paid > 0n);

function slotsOf(bets: readonly BallBet[], make: MakeAmounts) {
  const noPay = () => make(BALL_COUNT + 1);
  const [special, numbers, tails] = [noPay(), noPay(), make(DIGITS)];
  const placed = new Map<string, Amounts>();
  for (const { bet, results, win, back } of bets) {
    const { kind, position } = bet;
    if (kind === 'tail') {
      const digit = (results.won[0] ?? 0) % DIGITS;
      tails[digit] = (tails[digit] ?? 0n) + win;
      continue;
    }
    // Without a position: any of the six numbers.
    const own = kind.startsWith('number') ? (position === undefined ? numbers : placed.get(position)) : special;
    const pays = own ?? noPay();
    if (own === undefined && position !== undefined) placed.set(position, pays);
    for (const ball of results.won) pays[ball] = (pays[ball] ?? 0n) + win;
    for (const ball of results.tied) pays[ball] = (pays[ball] ?? 0n) + back;
  }
  const slots: { room: number; readonly pays: Amounts }[] = [{ room: 1, pays: special }];
  if (placed.size < NUMBERS) slots.push({ room: NUMBERS - placed.size, pays: numbers });
  for (const pays of placed.values()) {
    for (let ball = 1; ball <= BALL_COUNT; ball += 1) pays[ball] = (pays[ball] ?? 0n) + (numbers[ball] ?? 0n);
    // Positions that pay alike share a slot.
    const same = slots.slice(1).find((slot) => slot.pays.every((paid: bigint, ball: number) => paid === pays[ball]));
    if (same === undefined) slots.push({ room: 1, pays });
    else same.room += 1;
  }
  return { slots, tails };
}
