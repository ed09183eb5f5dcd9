import { assertPlaces } from './assert-places.ts';
import { specifiedPlaces } from './specified-places.ts';

/** The ledgers of app and simulator count millionths. */
const MAX_PLACES = 6;

/**
 * The currency of an amount: a code, which has the places of the specification, or a code with the places that its operator states. The yen
 * has none and the Kuwaiti dinar three, and two of either would be money that no bank pays. So it is `'BRL'`, or `{ code: 'JPY', places: 0 }`.
 */
export type Currency = string | { readonly code: string; readonly places?: number | undefined };

/** The code of a currency, as it is written beside an amount. @example currencyCode({ code: 'JPY', places: 0 }) // 'JPY' */
export const currencyCode = (currency: Currency): string => (typeof currency === 'string' ? currency : currency.code);

/** The places that a currency states. @throws EngineError `outOfRange` if they are not a whole number from 0 to 6 */
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
 * The currency of a slip, which names its code and perhaps its places.
 *
 * @example currencyOf({ currency: 'JPY', places: 0 }) // { code: 'JPY', places: 0 }
 */
export const currencyOf = ({ currency: code, places }: CurrencyOfSlip): Currency => ({ code, places });

interface CurrencyOfSlip {
  readonly currency: string;
  readonly places?: number | undefined;
}
