import { BALL_SIDES, sideResult, type BallSide } from '#engine/marksix/sides.ts';
import { zodiacYear, type Animal } from '#engine/marksix/zodiac.ts';

/** The animal of the lunar year that a draw lies in; undefined where the table does not know it, never a default. */
export function yearOfDraw(drawTime: string): Animal | undefined {
  try {
    return zodiacYear(drawTime.slice(0, 10));
  } catch {
    return undefined;
  }
}

/** Sides that say it all: the crossed ones are two of these. */
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
