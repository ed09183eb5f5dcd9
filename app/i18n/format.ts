import { currencyPlaces, truncateAmount } from '#engine/money/amount.ts';

/** Western digits in every language: what is typed, scores and odds must look alike (Bengali would mix two kinds). */
const DIGITS = { numberingSystem: 'latn' } as const;

/** ECMA-402 formats decimal text exactly; a number would lose digits. TypeScript calls that shape `${number}`. */
type Exact = `${number}`;

/** Section 9 of the specification: a displayed balance has two places, truncated. */
const BALANCE_PLACES = 2;

/** The reader's own region of the language, where the browser names one: 13:00 in Britain, 1:00 PM in the United States. */
export function regional(language: string): string {
  return navigator.languages.find((wish) => wish.split('-')[0] === language) ?? language;
}

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, places: number, least = places): Intl.NumberFormat {
  const key = `${language} ${places} ${least}`;
  const held =
    formats.get(key) ??
    new Intl.NumberFormat(regional(language), {
      ...DIGITS,
      minimumFractionDigits: least,
      maximumFractionDigits: places,
    });
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

/** A round amount, without idle zeros. @example formatRound('100', 'en') // '100' */
export function formatRound(amount: string, language: string): string {
  return numberFormat(language, 6, 0).format(amount as Exact);
}

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** An instant in the reader's language and time zone. @example formatTime('2026-03-01T15:00:00Z', 'en', { hour: '2-digit', minute: '2-digit' }) */
export function formatTime(instant: string, language: string, shape: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${JSON.stringify(shape)}`;
  const held = dateFormats.get(key) ?? new Intl.DateTimeFormat(regional(language), { ...DIGITS, ...shape });
  dateFormats.set(key, held);
  return held.format(new Date(instant));
}
