import type { PageBrand } from '#contract/brand';

type Currencies = Partial<Pick<PageBrand, 'currency' | 'currencies'>>;

let known: Currencies = {};

/** The currencies of the brand of this page, for what formats and reads amounts outside of components. */
export const pageCurrencies = (): PageBrand['currencies'] => known.currencies ?? [];

/** The currency of the brand of this page: what a guest reads. */
export const pageCurrency = (): string | undefined => known.currency;

/** Takes the currencies of the brand that is drawn. */
export const knowCurrencies = (brand: Currencies): void => void (known = brand);
