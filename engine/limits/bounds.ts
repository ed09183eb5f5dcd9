import { compare, multiply, parseDecimal, type Decimal } from '../money/decimal.ts';

/** A minimum and a maximum in the base unit; a missing one is not enforced. */
export interface Bounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Bounds times a rate: the exact numbers that are enforced. */
export interface ScaledBounds {
  readonly min?: Decimal;
  readonly max?: Decimal;
}

/**
 * Bounds in the player's currency. A maximum of zero or less is dropped (margin: "the lowest positive maximum").
 *
 * @throws EngineError at `<path>.min` or `<path>.max`
 */
export function bound(bounds: Bounds | undefined, rate: Decimal, path: string): ScaledBounds {
  const min = bounds?.min === undefined ? undefined : multiply(parseDecimal(bounds.min, `${path}.min`), rate);
  const max = bounds?.max === undefined ? undefined : multiply(parseDecimal(bounds.max, `${path}.max`), rate);
  return { ...(min && { min }), ...(max && max.digits > 0n && { max }) };
}

/** The bounds of both: the higher minimum and the lower maximum. */
export function both(a: ScaledBounds, b: ScaledBounds): ScaledBounds {
  const min = a.min && b.min ? (compare(a.min, b.min) >= 0 ? a.min : b.min) : (a.min ?? b.min);
  const max = a.max && b.max ? (compare(a.max, b.max) <= 0 ? a.max : b.max) : (a.max ?? b.max);
  return { ...(min && { min }), ...(max && { max }) };
}
