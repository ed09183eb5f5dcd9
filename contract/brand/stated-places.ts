import type { BrandCurrency } from './currencies.ts';

export const codeOf = (currency: BrandCurrency): string => (typeof currency === 'string' ? currency : currency.code);

export const codesOf = (currencies: readonly BrandCurrency[]): readonly string[] => currencies.map(codeOf);

export function placesStated(currencies: readonly BrandCurrency[], code: string): number | undefined {
  const currency = currencies.find((each) => codeOf(each) === code);
  return typeof currency === 'object' ? currency.places : undefined;
}

export const statedPlaces = (currencies: readonly BrandCurrency[]): ReadonlyMap<string, number> =>
  new Map(
    currencies.flatMap((each) =>
      typeof each === 'string' || each.places === undefined ? [] : [[each.code, each.places] as const],
    ),
  );
