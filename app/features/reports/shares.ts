import { digitsAt, parseDecimal } from '#engine/money/decimal.ts';

const PLACES = 8;
const WHOLE = 1_000n;

/** How tall each amount stands beside the highest, in thousandths: for drawing only, nothing is reckoned with it. */
export function sharesOf(amounts: readonly string[]): readonly number[] {
  const digits = amounts.map((amount) => digitsAt(parseDecimal(amount), PLACES));
  const highest = digits.reduce((most, each) => (each > most ? each : most), 0n);
  return digits.map((each) => (highest === 0n ? 0 : Number((each * WHOLE) / highest)));
}
