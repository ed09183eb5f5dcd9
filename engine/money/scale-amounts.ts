import { compare, type Decimal, formatPlain, multiply, parseDecimal } from './decimal.ts';

const STEPS = [1n, 2n, 5n];
/** A factor of 10^20 either way: more than any two currencies differ by. */
const MAX_STEP = 60;

/** Target of round amounts. */
export interface Scale {
  /** The lowest amount at the exact rate. */
  readonly lowest: string;
  /** Bound for all of them. */
  readonly least: string;
}

/**
 * Scales round amounts by 1, 2 or 5 with zeros, so that they stay round. Takes the highest factor that keeps the lowest amount
 * within `lowest`, or a higher one if that is below `least`.
 *
 * @throws EngineError `notADecimal`, with its place
 * @example scaleAmounts(['5', '10', '50'], { lowest: '122750', least: '245.5' }) // ['100000', '200000', '1000000']
 */
export function scaleAmounts(amounts: readonly string[], { lowest, least }: Scale): readonly string[] {
  const all = amounts.map((amount, index) => parseDecimal(amount, `amounts[${index}]`));
  const most = parseDecimal(lowest, 'lowest');
  const minimum = parseDecimal(least, 'least');
  const first = all.toSorted(compare)[0];
  if (first === undefined) return [];
  let step = MAX_STEP;
  while (step > -MAX_STEP && compare(multiply(first, stepOf(step)), most) > 0) step -= 1;
  while (step < MAX_STEP && compare(multiply(first, stepOf(step)), minimum) < 0) step += 1;
  return all.map((amount) => formatPlain(multiply(amount, stepOf(step))));
}

/** 0 is 1, 1 is 2, 2 is 5, 3 is 10; -1 is 0.5. */
function stepOf(index: number): Decimal {
  const tens = Math.floor(index / STEPS.length);
  const digits = STEPS[index - tens * STEPS.length] ?? 1n;
  return tens < 0 ? { digits, scale: -tens } : { digits: digits * 10n ** BigInt(tens), scale: 0 };
}
