import { digitsAt, parseDecimal } from '#engine/money';

const PLACES = 8;
const WHOLE = 100n;

/** How much of a limit is used, in whole percent: for drawing only, never used in calculations. @example shareOf('5', '20') // 25 */
export function shareOf(used: string, value: string): number {
  const [part, whole] = [used, value].map((amount) => digitsAt(parseDecimal(amount), PLACES)) as [bigint, bigint];
  if (whole === 0n || part >= whole) return Number(WHOLE);
  return Number((part * WHOLE) / whole);
}
