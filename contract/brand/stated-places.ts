import type { BrandCurrency } from './currencies.ts';

/** The code of a brand's currency. */
export const codeOf = (currency: BrandCurrency): string => (typeof currency === 'string' ? currency : currency.code);

/** The codes of a brand's currencies. */
export const codesOf = (currencies: readonly BrandCurrency[]): readonly string[] => currencies.map(codeOf);

/** The places that a brand states of a currency; undefined if it states none. */
export function placesStated(currencies: readonly BrandCurrency[], code: string): number | undefined {
  const currency = currencies.find((each) => codeOf(each) === code);
  return typeof currency === 'object' ? currency.places : undefined;
}

/** All places that a brand states, by the code of the currency. */
export const statedPlaces = (currencies: readonly BrandCurrency[]): ReadonlyMap<string, number> =>
  new Map(
    currencies.flatMap((each) =>
      typeof each === 'string' || each.places === undefined ? [] : [[each.code, each.places] as const],
    ),
  );
