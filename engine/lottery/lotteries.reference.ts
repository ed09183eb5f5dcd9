/**
 * What bets on draws and races pay, in the simplest form, and the most by trying every draw: for tests, without the engine's
 * code. Amounts and odds are hundredths, in a currency with two decimals.
 */
export interface AnyBet {
  readonly kind?: string;
  readonly market?: string;
  readonly position?: string;
  readonly place?: number;
  readonly pair?: string;
  readonly selection: number | string | readonly string[];
  readonly level?: number;
  readonly amount: string;
  readonly odds: string;
}

const hundredths = (text: string) => {
  const [whole = '', rest = ''] = text.split('.');
  return BigInt(whole + rest.padEnd(2, '0'));
};
const prize = ({ amount, odds }: AnyBet) => (hundredths(amount) * hundredths(odds)) / 100n;
const names = ({ selection }: AnyBet) => (Array.isArray(selection) ? (selection as string[]) : [String(selection)]);

const ZODIAC = 'rat ox tiger rabbit dragon snake horse goat monkey rooster dog pig'.split(' ');
/** Ball 1 has the year's animal, each next ball the animal before. */
export const animalOf = (ball: number, year: string) => ZODIAC[(ZODIAC.indexOf(year) + 61 - ball) % 12] ?? '';
const COLORS: Readonly<Record<string, readonly number[]>> = {
  red: [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46],
  blue: [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48],
  green: [5, 6, 11, 16, 17, 21, 22, 27, 28, 32, 33, 38, 39, 43, 44, 49],
};
const SIDES: Readonly<Record<string, (ball: number) => boolean>> = {
  big: (ball) => ball > 24,
  small: (ball) => ball < 25,
  odd: (ball) => ball % 2 === 1,
  even: (ball) => ball % 2 === 0,
  tailBig: (ball) => ball % 10 > 4,
  smallOdd: (ball) => ball < 25 && ball % 2 === 1,
};

/** Seven balls, the special one last; places without bets may be left out. */
export function drawPays(bets: readonly AnyBet[], balls: readonly (number | undefined)[], year: string): bigint {
  const drawn = balls.filter((ball) => ball !== undefined);
  const hasCome = (animal: string) => drawn.some((ball) => animalOf(ball, year) === animal);
  return bets.reduce((sum, bet) => {
    const { kind = '', position, selection } = bet;
    if (kind === 'specialCodeCombinationZodiacs') {
      const lines = sets(names(bet), bet.level ?? names(bet).length);
      const won = lines.filter((line) => line.every(hasCome));
      const reduced = won.filter((line) => line.includes(year)).length;
      const ofYear = (hundredths(bet.amount) * hundredths(bet.odds) * 85n) / 10_000n;
      return sum + prize(bet) * BigInt(won.length - reduced) + ofYear * BigInt(reduced);
    }
    if (kind === 'tail') return drawn.some((ball) => ball % 10 === selection) ? sum + prize(bet) : sum;
    if (kind === 'numberCode' && position === undefined)
      return balls.slice(0, 6).includes(selection as number) ? sum + prize(bet) : sum;
    const ball = kind.startsWith('number') ? balls[Number(position?.slice(2)) - 1] : balls[6];
    if (ball === undefined) return sum;
    if (ball === 49 && (kind.endsWith('Side') || kind === 'specialCodeMergeAnimal'))
      return sum + hundredths(bet.amount);
    const isWon = kind.endsWith('Side')
      ? SIDES[selection as string]?.(ball)
      : kind.endsWith('Color')
        ? COLORS[selection as string]?.includes(ball)
        : kind.endsWith('Animal')
          ? names(bet).includes(animalOf(ball, year))
          : kind === 'specialCodeTail'
            ? ball % 10 === selection
            : ball === selection;
    return isWon === true ? sum + prize(bet) : sum;
  }, 0n);
}

/** Ten cars in finishing order; places without bets may be left out. */
export function racePays(bets: readonly AnyBet[], cars: readonly (number | undefined)[]): bigint {
  return bets.reduce((sum, bet) => {
    const { market, selection, place = 0, pair = '' } = bet;
    if (market === 'dragonTiger') {
      const [first = 0, second = 0] = pair.split('-').map((each) => cars[Number(each) - 1]);
      return selection === (first > second ? 'dragon' : 'tiger') ? sum + prize(bet) : sum;
    }
    const isSum = market === 'sum';
    const value = isSum ? (cars[0] ?? 0) + (cars[1] ?? 0) : (cars[place - 1] ?? 0);
    const isBig = value >= (isSum ? 12 : 6);
    const sides = [isBig ? 'big' : 'small', value % 2 === 1 ? 'odd' : 'even', value];
    return sides.includes(selection as string) ? sum + prize(bet) : sum;
  }, 0n);
}

/** All subsets of a size. */
function sets<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((one, at) => sets(all.slice(at + 1), size - 1).map((rest) => [one, ...rest]));
}

/** All ways to fill the places with different items. */
export function* filled(places: readonly number[], all: readonly number[], length: number): Generator<number[]> {
  const made: number[] = Array.from({ length });
  function* fill(at: number): Generator<number[]> {
    const place = places[at];
    if (place === undefined) return yield made;
    for (const one of all) {
      if (made.includes(one)) continue;
      made[place] = one;
      yield* fill(at + 1);
      delete made[place];
    }
  }
  yield* fill(0);
}

/** All sets of up to seven of some balls, completed by balls without bets; each with every special ball and first number. */
export function* drawsOf(balls: readonly number[]): Generator<(number | undefined)[]> {
  for (let size = 0; size <= 7; size += 1) {
    for (const set of sets(balls, size)) {
      const whole = [...set, ...(size < 7 ? [undefined] : [])];
      for (const special of whole) {
        for (const first of whole) {
          if (first === special && first !== undefined) continue;
          if (first === undefined && special === undefined && size > 5) continue;
          const others = set.filter((ball) => ball !== special && ball !== first);
          if (others.length <= 5)
            yield [first, ...others, ...Array.from<undefined>({ length: 5 - others.length }), special];
        }
      }
    }
  }
}
