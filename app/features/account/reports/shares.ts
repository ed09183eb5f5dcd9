import { digitsAt, parseDecimal } from '#engine/money';

const PLACES = 8;
const WHOLE = 1_000n;

/** Height of each amount relative to the highest, in thousandths: for drawing only, never used in calculations. */
export function sharesOf(amounts: readonly string[]): readonly number[] {
  const digits = amounts.map((amount) => digitsAt(parseDecimal(amount), PLACES));
  const highest = digits.reduce((most, each) => (each > most ? each : most), 0n);
  return digits.map((each) => (highest === 0n ? 0 : Number((each * WHOLE) / highest)));
}
