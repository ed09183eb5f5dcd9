import type { CurrencyOption } from '#contract/entities';
import type { Bounds } from '#engine/limits';
import { exchangeAmount } from './exchange-amount.ts';

interface Currencies {
  readonly from: string;
  readonly to: string;
  /** With the rates; undefined until they are read. */
  readonly currencies: readonly CurrencyOption[] | undefined;
}

/** Bounds in another currency, truncated to its places; undefined if one of the two has no rate. */
export function inCurrency(
  { min, max }: { readonly min: string; readonly max: string },
  { from, to, currencies }: Currencies,
): Bounds | undefined {
  if (from === to) return { min, max };
  const [least, most] = [min, max].map((amount) => exchangeAmount(amount, { from, to }, currencies));
  return least === undefined || most === undefined ? undefined : { min: least, max: most };
}
