/** A rational number, never reduced: exact and slow. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const ZERO: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };
export const whole = (value: bigint | number): Fraction => ({ over: BigInt(value), under: 1n });

/** @example fraction('-1.25') // { over: -125n, under: 100n } */
export function fraction(text: string): Fraction {
  const [, sign = '', digits = '', decimals = ''] = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (digits === '') throw new RangeError(`${text} is no decimal`);
  const over = BigInt(digits + decimals);
  return { over: sign === '-' ? -over : over, under: 10n ** BigInt(decimals.length) };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { over: -b.over, under: b.under });
export const times = (a: Fraction, b: Fraction): Fraction => ({ over: a.over * b.over, under: a.under * b.under });
/** @throws RangeError for a divisor of 0 */
export function dividedBy(a: Fraction, b: Fraction): Fraction {
  if (b.over <= 0n) throw new RangeError('divided by nothing or less');
  return { over: a.over * b.under, under: a.under * b.over };
}
export const isLess = (a: Fraction, b: Fraction): boolean => a.over * b.under < b.over * a.under;
export const isMore = (a: Fraction, b: Fraction): boolean => isLess(b, a);
export const sumOf = (all: readonly Fraction[]): Fraction => all.reduce(plus, ZERO);

/** Specification, section 9: "USDT 6 decimals else 2". */
export const placesOf = (currency: string): number => (currency === 'USDT' ? 6 : 2);

/** Decimal text, truncated toward zero, padded with zeros. @example cut(fraction('1.005'), 2) // '1.00' */
export function cut({ over, under }: Fraction, places: number): string {
  const digits = String(((over < 0n ? -over : over) * 10n ** BigInt(places)) / under).padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return over < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Truncates to decimal places. */
export const cutTo = (value: Fraction, places: number): Fraction => fraction(cut(value, places));
