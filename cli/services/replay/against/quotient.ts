import { compareAmounts, formatDecimal, multiplyAmounts, parseDecimal } from '#engine/money';

/**
 * The exact quotient of two amounts.
 *
 * @returns undefined where it has more than `places` decimals
 * @example decimalOf('1000.01', '10', 6) // '100.001000'
 */
export function decimalOf(amount: string, by: string, places: number): string | undefined {
  const [over, under] = [parseDecimal(amount), parseDecimal(by)];
  if (under.digits === 0n) return undefined;
  const digits = (over.digits * 10n ** BigInt(places + under.scale)) / (under.digits * 10n ** BigInt(over.scale));
  const text = formatDecimal({ digits, scale: places });
  return compareAmounts(multiplyAmounts(text, by), amount) === 0 ? text : undefined;
}

/** Without zeros at the end of the decimals. */
export function plain(text: string): string {
  if (!text.includes('.')) return text;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end);
}
