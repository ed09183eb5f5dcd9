import { type Animal, BALL_SIDES, type BallSide, sideResult, zodiacYear } from '#engine/lottery';

/** The animal of a draw's lunar year; undefined outside the table, never a default. */
export function yearOfDraw(drawTime: string): Animal | undefined {
  try {
    return zodiacYear(drawTime.slice(0, 10));
  } catch {
    return undefined;
  }
}

/** The basic sides; a crossed side is two of these. */
const PLAIN: ReadonlySet<BallSide> = new Set([
  'big',
  'small',
  'odd',
  'even',
  'sumOdd',
  'sumEven',
  'tailBig',
  'tailSmall',
]);

/** The sides that a special number wins, by the engine; none for 49, which ties on all. */
export function specialSides(special: number): readonly BallSide[] {
  return BALL_SIDES.filter((side) => PLAIN.has(side) && sideResult(side, special) === 'win');
}
