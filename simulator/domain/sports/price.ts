import { formatDecimal } from '#engine/money';

/** Chances become whole millionths, so that odds are exact. */
const MILLION = 1_000_000n;
/** Margin per market: about 6 % with two or three outcomes, more for long lists (public averages). */
const MARGIN_MILLIONTHS: Readonly<Record<string, bigint>> = {
  wl: 60_000n,
  handicap: 70_000n,
  bs: 55_000n,
  goals: 120_000n,
  half: 140_000n,
  correct_score: 180_000n,
  mv: 150_000n,
  up: 90_000n,
};
const USUAL_MARGIN = 80_000n;
const MIN_HUNDREDTHS = 101n;
const MAX_HUNDREDTHS = 50_000n;

/**
 * Decimal odds with the book's margin, truncated to hundredths.
 *
 * @param chance at least 0, at most 1
 * @example priceOf('wl', 0.5) // '1.88'
 */
export function priceOf(market: string, chance: number): string {
  const millionths = BigInt(Math.floor(chance * Number(MILLION))) || 1n;
  const margin = MARGIN_MILLIONTHS[market] ?? USUAL_MARGIN;
  const hundredths = (100n * MILLION * MILLION) / (millionths * (MILLION + margin));
  const digits = hundredths < MIN_HUNDREDTHS ? MIN_HUNDREDTHS : hundredths;
  return formatDecimal({ digits: digits > MAX_HUNDREDTHS ? MAX_HUNDREDTHS : digits, scale: 2 });
}
