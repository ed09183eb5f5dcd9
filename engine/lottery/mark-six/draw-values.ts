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

/** What the bets pay for each part of a draw: together they are what they pay for the whole of it. */
export interface DrawValues {
  /** Those whose balls decide what is paid. */
  readonly slots: readonly Slot[];
  /** How they are filled. */
  readonly steps: Steps;
  /** What a last digit pays, once, when one of the seven balls has it. */
  readonly tails: Amounts;
  /** Undefined without combinations. */
  readonly combinations: PaidSets | undefined;
  /** No draw pays more. */
  readonly total: bigint;
  /** The stake of all bets, in the smallest unit of the currency. */
  readonly stake: bigint;
}

/** A bet that is won by one ball, or by the last digits of all. */
interface BallBet {
  readonly bet: MarkSixBet;
  readonly results: BallResults;
  readonly win: bigint;
  readonly back: bigint;
}

/** Reads the bets once. @throws EngineError as `settleMarkSix`, at the place of the bet */
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
  // Alone, a slot that pays nothing leaves the others as they are: of 49 balls there is always one more for it.
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
    // Without a position it is any of the six numbers.
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
    // Positions that pay alike are one slot.
    const same = slots.slice(1).find((slot) => slot.pays.every((paid: bigint, ball: number) => paid === pays[ball]));
    if (same === undefined) slots.push({ room: 1, pays });
    else same.room += 1;
  }
  return { slots, tails };
}
