import { cut, cutTo, type Fraction, fraction, isMore, placesOf, plus, times, ZERO } from './fraction.ts';

export interface BallBet {
  readonly kind: string;
  readonly position?: string | undefined;
  readonly selection: number | string | readonly string[];
  readonly level?: number | undefined;
  readonly configuration?: string | undefined;
  readonly amount: string;
  readonly odds: string;
}
export interface RaceBet {
  readonly market: string;
  readonly place?: number | undefined;
  readonly pair?: string | undefined;
  readonly selection: number | string;
  readonly amount: string;
  readonly odds: string;
}
type LineResult = 'win' | 'lose' | 'tie';

/** From the design's table. */
const COLORS: Readonly<Record<string, readonly number[]>> = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
};
const ANIMALS = ['rat', 'ox', 'tiger', 'rabbit', 'dragon', 'snake', 'horse', 'goat', 'monkey', 'rooster', 'dog', 'pig'];
/** Lunar new years of specification section 3, and the animal of each. */
const NEW_YEARS = [
  ['2024-02-10', 'dragon'],
  ['2025-01-29', 'snake'],
  ['2026-02-17', 'horse'],
  ['2027-02-06', 'goat'],
] as const;
/** Specification, section 9: "Zodiac-of-the-year combination: 15% deducted from prize". */
const YEAR_SHARE = fraction('0.85');

export function yearAnimal(date: string): string {
  const year = NEW_YEARS.filter(([from]) => from <= date).at(-1);
  if (year === undefined) throw new RangeError(`no zodiac year is known for ${date}`);
  return year[1];
}

/** The year's animal has 1, 13, 25, 37 and 49; the others follow backwards. */
export function animalOf(ball: number, year: string): string {
  const backwards = [...ANIMALS].reverse();
  const start = backwards.indexOf(year);
  return backwards[(start + ball - 1) % 12] ?? '';
}

export const colorOf = (ball: number): string =>
  Object.keys(COLORS).find((color) => COLORS[color]?.includes(ball)) ?? '';

/** 49 ties on every side. A name may have two sides: `bigOdd`. */
function sideOf(ball: number, name: string): LineResult {
  if (ball === 49) return 'tie';
  const digits = String(ball).split('').map(Number);
  const holds: Readonly<Record<string, boolean>> = {
    big: ball >= 25,
    small: ball <= 24,
    odd: ball % 2 === 1,
    even: ball % 2 === 0,
    sumodd: digits.reduce((a, b) => a + b) % 2 === 1,
    sumeven: digits.reduce((a, b) => a + b) % 2 === 0,
    tailbig: (digits.at(-1) ?? 0) >= 5,
    tailsmall: (digits.at(-1) ?? 0) <= 4,
  };
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^digit/, '');
  const [, size = '', parity = ''] = /^(big|small)(odd|even)$/.exec(plain) ?? [];
  const isHeld = size === '' ? holds[plain] === true : holds[size] === true && holds[parity] === true;
  return isHeld ? 'win' : 'lose';
}

/** Settles Mark Six bets, each line truncated; a tie returns the stake. */
export function settleMarkSix(
  bets: readonly BallBet[],
  draw: { readonly numbers: readonly number[]; readonly special: number },
  date: string,
  currency: string,
) {
  const places = placesOf(currency);
  let stake = ZERO;
  let payout = ZERO;
  const results = bets.map((bet) => {
    const amount = fraction(bet.amount);
    const prize = times(amount, fraction(bet.odds));
    if (bet.kind === 'specialCodeCombinationZodiacs') {
      const year = yearAnimal(date);
      const came = new Set([...draw.numbers, draw.special].map((ball) => animalOf(ball, year)));
      const chosen = listOf(bet.selection);
      const lines = combinations(chosen, bet.level ?? chosen.length);
      const won = lines.filter((line) => line.every((animal) => came.has(animal)));
      for (const _ of lines) stake = plus(stake, amount);
      for (const line of won)
        payout = plus(payout, cutTo(line.includes(year) ? times(prize, YEAR_SHARE) : prize, places));
      return won.length > 0 ? 'win' : 'lose';
    }
    stake = plus(stake, amount);
    const result = ballResult(bet, draw, date);
    if (result === 'win') payout = plus(payout, cutTo(prize, places));
    if (result === 'tie') payout = plus(payout, amount);
    return result;
  });
  return { results, stake: cut(stake, places), payout: cut(payout, places) };
}

const listOf = (selection: BallBet['selection']): string[] =>
  Array.isArray(selection) ? [...(selection as readonly string[])] : [String(selection)];

function combinations(all: readonly string[], length: number): string[][] {
  if (length === 0) return [[]];
  return all.flatMap((first, at) => combinations(all.slice(at + 1), length - 1).map((rest) => [first, ...rest]));
}

export function mayBeBet({ kind, selection, level, configuration }: Omit<BallBet, 'amount' | 'odds'>): boolean {
  const count = listOf(selection).length;
  if (kind === 'specialCodeMergeAnimal') return configuration === 'six' ? count === 6 : count >= 2 && count <= 9;
  if (kind !== 'specialCodeCombinationZodiacs') return true;
  return (level ?? count) === 1 ? count <= 5 : count >= (level ?? count);
}

function ballResult(
  { kind, selection, position }: BallBet,
  { numbers, special }: { readonly numbers: readonly number[]; readonly special: number },
  date: string,
): LineResult {
  const won = (isWon: boolean): LineResult => (isWon ? 'win' : 'lose');
  const there = numbers[Number((position ?? '').replace('no', '')) - 1] ?? 0;
  switch (kind) {
    case 'specialCode':
      return won(special === Number(selection));
    case 'specialCodeSide':
      return sideOf(special, String(selection));
    case 'specialCodeColor':
      return won(colorOf(special) === selection);
    case 'specialCodeAnimal':
      return won(animalOf(special, yearAnimal(date)) === listOf(selection)[0]);
    case 'specialCodeMergeAnimal':
      return special === 49 ? 'tie' : won(listOf(selection).includes(animalOf(special, yearAnimal(date))));
    case 'specialCodeTail':
      return won(special % 10 === Number(selection));
    case 'tail':
      return won([...numbers, special].some((ball) => ball % 10 === Number(selection)));
    case 'numberCode':
      return won(position === undefined ? numbers.includes(Number(selection)) : there === Number(selection));
    case 'numberCodeSide':
      return sideOf(there, String(selection));
    case 'numberCodeColor':
      return won(colorOf(there) === selection);
    default:
      throw new RangeError(`no Mark Six bet is called ${kind}`);
  }
}

/** Settles PK10 bets, each truncated; there are no ties. */
export function settleRace(bets: readonly RaceBet[], finish: readonly number[], currency: string) {
  const places = placesOf(currency);
  let stake = ZERO;
  let payout: Fraction = ZERO;
  const results = bets.map((bet) => {
    stake = plus(stake, fraction(bet.amount));
    if (!wonRace(bet, finish)) return 'lose' as const;
    payout = plus(payout, cutTo(times(fraction(bet.amount), fraction(bet.odds)), places));
    return 'win' as const;
  });
  return { results, stake: cut(stake, places), payout: cut(payout, places) };
}

function wonRace({ market, place = 0, pair = '', selection }: RaceBet, finish: readonly number[]): boolean {
  const at = (which: number) => finish[which - 1] ?? 0;
  if (market === 'dragonTiger') {
    const [first = 0, second = 0] = pair.split('-').map(Number);
    return selection === (at(first) > at(second) ? 'dragon' : 'tiger');
  }
  const value = market === 'sum' ? at(1) + at(2) : at(place);
  const bigFrom = market === 'sum' ? 12 : 6;
  if (selection === 'big' || selection === 'small') return selection === (value >= bigFrom ? 'big' : 'small');
  if (selection === 'odd' || selection === 'even') return selection === (value % 2 === 1 ? 'odd' : 'even');
  return value === selection;
}

/**
 * Settles cricket bets: singles by id, each truncated; a void one returns its amount. Of a category's open bets one can win, or
 * none if one has won; or all are void, which matters if the bets can win or some are settled.
 */
export function settleCricket(
  bets: Readonly<Record<string, { readonly categoryLabel?: string; readonly odd: string; readonly amount: string }>>,
  results: Readonly<Record<string, 'won' | 'lost' | 'void' | undefined>>,
  currency: string,
) {
  const places = placesOf(currency);
  let [stake, payout] = [ZERO, ZERO];
  const best: Record<string, Fraction> = {};
  const back: Record<string, Fraction> = {};
  const states = Object.entries(bets).map(([id, { categoryLabel, odd, amount }]) => {
    const result = results[id];
    const worth = result === 'void' ? fraction(amount) : cutTo(times(fraction(amount), fraction(odd)), places);
    stake = plus(stake, fraction(amount));
    if (result === 'won' || result === 'void') payout = plus(payout, worth);
    const group = categoryLabel === undefined ? `bet ${id}` : `category ${categoryLabel}`;
    const hasWinner = Object.entries(bets).some(
      ([other, bet]) => results[other] === 'won' && bet.categoryLabel === categoryLabel && categoryLabel !== undefined,
    );
    if (result === undefined && !hasWinner) {
      if (isMore(worth, best[group] ?? ZERO)) best[group] = worth;
      back[group] = plus(back[group] ?? ZERO, fraction(amount));
    }
    return result ?? 'open';
  });
  const state = states.includes('open')
    ? 'open'
    : states.includes('won')
      ? 'won'
      : states.every((each) => each === 'void')
        ? 'void'
        : 'lost';
  const won = Object.values(best).reduce(plus, payout);
  const withVoid = Object.entries(back).reduce(
    (sum, [group, amounts]) => plus(sum, isMore(amounts, best[group] ?? ZERO) ? amounts : (best[group] ?? ZERO)),
    payout,
  );
  const isUnsold = states.every((each) => each === 'open') && !isMore(won, stake);
  return {
    state,
    lines: String(states.length),
    stake: cut(stake, places),
    max: cut(isUnsold ? won : withVoid, places),
    payout: cut(payout, places),
  };
}
