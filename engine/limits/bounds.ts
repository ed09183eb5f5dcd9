import { compare, multiply, parseDecimal, type Decimal } from '../money/decimal.ts';
import { roundUp } from '../money/round-up.ts';
import { truncate } from '../money/truncate.ts';

/** A minimum and a maximum in the base unit; a missing one is not enforced. */
export interface Bounds {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Bounds times a rate, as enforced. */
export interface ScaledBounds {
  readonly min?: Decimal;
  readonly max?: Decimal;
}

/**
 * Bounds in the player's currency. If it states its places, minimums are rounded up and maximums cut: no amount of yen lies
 * between 149.51 and 150, and a player who reads 149.51 would bet 149 and be refused. A maximum of zero or less is dropped
 * (margin: "the lowest positive maximum").
 *
 * @throws EngineError at `<path>.min` or `<path>.max`
 */
export function bound(bounds: Bounds | undefined, rate: Decimal, path: string, places?: number): ScaledBounds {
  const min = bounds?.min === undefined ? undefined : multiply(parseDecimal(bounds.min, `${path}.min`), rate);
  const max = bounds?.max === undefined ? undefined : multiply(parseDecimal(bounds.max, `${path}.max`), rate);
  return {
    ...(min && { min: places === undefined ? min : roundUp(min, places) }),
    ...(max && max.digits > 0n && { max: places === undefined ? max : truncate(max, places) }),
  };
}

/** The higher minimum and the lower maximum. */
export function both(a: ScaledBounds, b: ScaledBounds): ScaledBounds {
  const min = a.min && b.min ? (compare(a.min, b.min) >= 0 ? a.min : b.min) : (a.min ?? b.min);
  const max = a.max && b.max ? (compare(a.max, b.max) <= 0 ? a.max : b.max) : (a.max ?? b.max);
  return { ...(min && { min }), ...(max && { max }) };
}
