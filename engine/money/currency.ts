import { assertPlaces } from './assert-places.ts';
import { specifiedPlaces } from './specified-places.ts';

/** The ledgers of app and simulator use millionths. */
const MAX_PLACES = 6;

/**
 * A currency: a code with the specification's places, or a code with the operator's: `'BRL'`, or `{ code: 'JPY', places: 0 }`.
 * Yen has none and the Kuwaiti dinar three; two of either is money that no bank pays.
 */
export type Currency = string | { readonly code: string; readonly places?: number | undefined };

/** @example currencyCode({ code: 'JPY', places: 0 }) // 'JPY' */
export const currencyCode = (currency: Currency): string => (typeof currency === 'string' ? currency : currency.code);

/** The places that a currency states. @throws EngineError `outOfRange` unless a whole number from 0 to 6 */
export function ownPlaces(currency: Currency): number | undefined {
  const places = typeof currency === 'string' ? undefined : currency.places;
  if (places !== undefined) assertPlaces(places, MAX_PLACES);
  return places;
}

/**
 * Digits after the point of an amount in a currency.
 *
 * @throws EngineError `outOfRange` for stated places that are not a whole number from 0 to 6
 * @example currencyPlaces('USDT') // 6
 * @example currencyPlaces('BRL') // 2
 * @example currencyPlaces({ code: 'JPY', places: 0 }) // 0
 */
export const currencyPlaces = (currency: Currency): number =>
  ownPlaces(currency) ?? specifiedPlaces(currencyCode(currency));

/**
 * A slip's currency, with its places if stated.
 *
 * @example currencyOf({ currency: 'JPY', places: 0 }) // { code: 'JPY', places: 0 }
 */
export const currencyOf = ({ currency: code, places }: CurrencyOfSlip): Currency => ({ code, places });

interface CurrencyOfSlip {
  readonly currency: string;
  readonly places?: number | undefined;
}
