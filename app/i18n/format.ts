import { currencyPlaces, truncateAmount } from '#engine/money/amount.ts';

/** ECMA-402 formats decimal text exactly; a number would lose digits. TypeScript calls that shape `${number}`. */
type Exact = `${number}`;

/** Section 9 of the specification: a displayed balance has two places, truncated. */
const BALANCE_PLACES = 2;

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, places: number, least = places): Intl.NumberFormat {
  const key = `${language} ${places} ${least}`;
  const held =
    formats.get(key) ??
    new Intl.NumberFormat(language, { minimumFractionDigits: least, maximumFractionDigits: places });
  formats.set(key, held);
  return held;
}

/** A balance as it is shown everywhere: two places, truncated. @example formatBalance('1000.999', 'en') // '1,000.99' */
export function formatBalance(amount: string, language: string): string {
  return numberFormat(language, BALANCE_PLACES).format(truncateAmount(amount, BALANCE_PLACES) as Exact);
}

/** An amount with all the places its currency has, but no idle zeros beyond two. @example formatAmount('3.500000', 'USDT', 'en') // '3.50' */
export function formatAmount(amount: string, currency: string, language: string): string {
  const places = currencyPlaces(currency);
  return numberFormat(language, places, Math.min(BALANCE_PLACES, places)).format(
    truncateAmount(amount, places) as Exact,
  );
}

/** Decimal odds in the reader's digits. @example formatOdds('1.85', 'de') // '1,85' */
export function formatOdds(odds: string, language: string): string {
  return numberFormat(language, 6, BALANCE_PLACES).format(odds as Exact);
}

/** A count that may outgrow a double, as text. */
export function formatCount(count: string, language: string): string {
  return numberFormat(language, 0).format(count as Exact);
}
