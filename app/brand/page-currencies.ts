import type { PageBrand } from '#contract/brand';

let currencies: PageBrand['currencies'] = [];

/** The currencies of the brand of this page, for what formats and reads amounts outside of components. */
export const pageCurrencies = (): PageBrand['currencies'] => currencies;

/** Takes the currencies of the brand that is drawn. */
export const knowCurrencies = (brand: Pick<PageBrand, 'currencies'>): void => void ({ currencies } = brand);
