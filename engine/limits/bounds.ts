import { multiply, parseDecimal, type Decimal } from '#engine/money/decimal.ts';

/** A minimum and a maximum in the base unit; what is left out is not enforced. */
export interface Bounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Bounds at a rate: what is enforced, exactly. */
export interface ScaledBounds {
  readonly min?: Decimal;
  readonly max?: Decimal;
}

/**
 * Bounds in the player's currency. A maximum that is not positive means none (margin: "the lowest positive maximum").
 *
 * @throws EngineError at `<path>.min` or `<path>.max`
 */
export function bound(bounds: Bounds | undefined, rate: Decimal, path: string): ScaledBounds {
  const min = bounds?.min === undefined ? undefined : multiply(parseDecimal(bounds.min, `${path}.min`), rate);
  const max = bounds?.max === undefined ? undefined : multiply(parseDecimal(bounds.max, `${path}.max`), rate);
  return { ...(min && { min }), ...(max && max.digits > 0n && { max }) };
}
