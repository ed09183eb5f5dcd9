import { compare, formatDecimal, type Decimal } from '../money/decimal.ts';
import type { ScaledBounds } from './bounds.ts';

/** Accepted stakes; null: no bound. */
export interface LimitMargin {
  readonly lower: string | null;
  readonly upper: string | null;
}

/**
 * The highest minimum and the lowest positive maximum (specification section 5).
 *
 * @example limitMargin([{ min: parseDecimal('1'), max: parseDecimal('100') }, { min: parseDecimal('2') }]) // { lower: '2', upper: '100' }
 */
export function limitMargin(bounds: readonly ScaledBounds[]): LimitMargin {
  const furthest = (values: readonly (Decimal | undefined)[], direction: -1 | 1) => {
    let found: Decimal | undefined;
    for (const value of values) {
      if (value && (!found || compare(value, found) === direction)) found = value;
    }
    return found ? formatDecimal(found) : null;
  };
  return {
    lower: furthest(
      bounds.map(({ min }) => min),
      1,
    ),
    upper: furthest(
      bounds.map(({ max }) => max),
      -1,
    ),
  };
}
