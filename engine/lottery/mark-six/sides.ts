import { TIE_BALL } from './balls.ts';

/** Sides of a ball; crossed sides name both: `bigOdd`. */
export const BALL_SIDES = [
  'big',
  'small',
  'odd',
  'even',
  'sumOdd',
  'sumEven',
  'tailBig',
  'tailSmall',
  'bigOdd',
  'bigEven',
  'smallOdd',
  'smallEven',
] as const;

/** A side of a ball. */
export type BallSide = (typeof BALL_SIDES)[number];

const BIG_FROM = 25;
const BIG_TAIL_FROM = 5;

/**
 * A side by its name in any spelling: `digit-sum odd`, `sumOdd` and `sum_odd`.
 *
 * @returns undefined for no side
 * @example readSide('digit-sum odd') // 'sumOdd'
 */
export function readSide(name: unknown): BallSide | undefined {
  if (typeof name !== 'string') return undefined;
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^digit/, '');
  return BALL_SIDES.find((side) => side.toLowerCase() === plain);
}

/**
 * Whether a ball wins a side: big from 25, tail big from 5, digit sum of both digits. 49 ties on every side.
 *
 * @example sideResult('big', 25) // 'win'
 */
export function sideResult(side: BallSide, ball: number): 'win' | 'lose' | 'tie' {
  if (ball === TIE_BALL) return 'tie';
  return isOn(side, ball) ? 'win' : 'lose';
}

function isOn(side: BallSide, ball: number): boolean {
  const isBig = ball >= BIG_FROM;
  const isOdd = ball % 2 === 1;
  const isSumOdd = (Math.floor(ball / 10) + (ball % 10)) % 2 === 1;
  const isTailBig = ball % 10 >= BIG_TAIL_FROM;
  switch (side) {
    case 'big':
      return isBig;
    case 'small':
      return !isBig;
    case 'odd':
      return isOdd;
    case 'even':
      return !isOdd;
    case 'sumOdd':
      return isSumOdd;
    case 'sumEven':
      return !isSumOdd;
    case 'tailBig':
      return isTailBig;
    case 'tailSmall':
      return !isTailBig;
    case 'bigOdd':
      return isBig && isOdd;
    case 'bigEven':
      return isBig && !isOdd;
    case 'smallOdd':
      return !isBig && isOdd;
    case 'smallEven':
      return !isBig && !isOdd;
  }
}
