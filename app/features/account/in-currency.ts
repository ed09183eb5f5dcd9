import type { CurrencyOption } from '#contract/entities/config.ts';
import type { Bounds } from '#engine/limits/bounds.ts';
import { convertBetween } from '#engine/money/convert-between.ts';

interface Currencies {
  readonly from: string;
  readonly to: string;
  /** With the rates; undefined while they are not read. */
  readonly currencies: readonly CurrencyOption[] | undefined;
}

/** Bounds in another currency, cut to its places; undefined where one of the two has no rate. */
export function inCurrency(
  { min, max }: { readonly min: string; readonly max: string },
  { from, to, currencies }: Currencies,
): Bounds | undefined {
  if (from === to) return { min, max };
  const rateOf = (currency: string) => currencies?.find((option) => option.currency === currency)?.exchange;
  const rates = { from: rateOf(from) ?? '', to: rateOf(to) ?? '' };
  if (rates.from === '' || rates.to === '') return undefined;
  return { min: convertBetween(min, rates, to), max: convertBetween(max, rates, to) };
}
