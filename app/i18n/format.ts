import { truncateAmount } from '#engine/money';
import { placesOf } from './currencies.ts';
import { asNumber } from './isolated.ts';

/** ECMA-402 formats decimal text exactly; a number would lose digits. TypeScript's type for that is `${number}`. */
type Exact = `${number}`;

/** Section 9 of the specification: a displayed balance has two places, truncated. */
const BALANCE_PLACES = 2;
/** A currency with up to three places is written with all of them, as its notes and coins are: the yen has none, the Kuwaiti dinar three. */
const WRITTEN_PLACES = 3;

/** Digits after the point of an amount that is shown at a glance: two of USDT, which has six. */
export function shownPlaces(currency: string): number {
  const places = placesOf(currency);
  return places <= WRITTEN_PLACES ? places : BALANCE_PLACES;
}

/**
 * The region of the language that the browser names: 13:00 in Britain, 1:00 PM in the United States. Its digits are western ones, as those
 * of scores and numbers of bets, unless `digits` of brand.json says otherwise.
 */
export function regional(language: string): string {
  const region = navigator.languages.find((each) => each.split('-')[0] === language) ?? language;
  const numberingSystem = globalThis.document?.documentElement.getAttribute(`data-digits-${language}`) ?? 'latn';
  const key = `${region} ${numberingSystem}`;
  // Each price of a list asks, and making one takes longer than writing the price.
  const held = locales.get(key) ?? String(new Intl.Locale(region, { numberingSystem }));
  locales.set(key, held);
  return held;
}

const locales = new Map<string, string>();

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(language: string, places: number, least = places): Intl.NumberFormat {
  const region = regional(language);
  const key = `${region} ${places} ${least}`;
  const held =
    formats.get(key) ?? new Intl.NumberFormat(region, { minimumFractionDigits: least, maximumFractionDigits: places });
  formats.set(key, held);
  return held;
}

/** A balance: two places, truncated, or those of its currency. @example formatBalance('1000.999', 'USDT', 'en') // '1,000.99' */
export function formatBalance(amount: string, currency: string, language: string): string {
  const places = shownPlaces(currency);
  return numberFormat(language, places).format(truncateAmount(amount, places) as Exact);
}

/** An amount with all the places its currency has, but no idle zeros beyond two. @example formatAmount('3.500000', 'USDT', 'en') // '3.50' */
export function formatAmount(amount: string, currency: string, language: string): string {
  const places = placesOf(currency);
  return numberFormat(language, places, shownPlaces(currency)).format(truncateAmount(amount, places) as Exact);
}

/** A browser may break a line at a plain space, so "44.68" and "USDT" would stand on two lines. The texts of all languages have it too. */
const NO_BREAK_SPACE = '\u00a0';

/** An amount that is formatted already, with its currency. @example withCurrency('100', 'BRL') // '100\u00a0BRL' */
export function withCurrency(shown: string, currency: string): string {
  return asNumber(`${shown}${NO_BREAK_SPACE}${currency}`);
}

/** An amount with its currency, to be shown. @example formatMoney('3.500000', 'USDT', 'en') // '3.50\u00a0USDT' */
export function formatMoney(amount: string, currency: string, language: string): string {
  return withCurrency(formatAmount(amount, currency, language), currency);
}

/** Decimal odds in the player's format. @example formatOdds('1.85', 'de') // '1,85' */
export function formatOdds(odds: string, language: string): string {
  return numberFormat(language, 6, BALANCE_PLACES).format(odds as Exact);
}

/** A count that may exceed a double, as text. */
export function formatCount(count: string, language: string): string {
  return numberFormat(language, 0).format(count as Exact);
}

/** A round amount, without idle zeros. @example formatRound('100', 'en') // '100' */
export function formatRound(amount: string, language: string): string {
  return numberFormat(language, 6, 0).format(amount as Exact);
}

/** @example formatPercent(25, 'tr') // '%25' */
export const formatPercent = (percent: number, language: string): string =>
  new Intl.NumberFormat(regional(language), { style: 'percent' }).format(percent / 100);

/** A shape for `formatTime`: the day, and when on it. */
export const DAY_AND_TIME = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * An instant in the player's language and time zone.
 *
 * @example formatTime('2026-03-01T15:00:00Z', 'en', { hour: '2-digit', minute: '2-digit' })
 */
export function formatTime(instant: string, language: string, shape: Intl.DateTimeFormatOptions): string {
  // A player who travels has another zone from one moment to the next; its offset says so, and costs nothing to ask for.
  const region = regional(language);
  const key = `${region} ${new Date().getTimezoneOffset()} ${JSON.stringify(shape)}`;
  const held = dateFormats.get(key) ?? new Intl.DateTimeFormat(region, shape);
  dateFormats.set(key, held);
  return held.format(new Date(instant));
}
