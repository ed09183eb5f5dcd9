import { pageCurrencies } from '#app/brand/page-currencies.ts';
import { placesStated } from '#contract/brand';
import { type Currency, specifiedPlaces } from '#engine/money';

/** The places that the brand of this page states of a currency; undefined if it states none. */
export const placesInBrand = (code: string): number | undefined => placesStated(pageCurrencies(), code);

/** Digits after the point of amounts in a currency of this page: those that its brand states, else those of the specification. */
export const placesOf = (code: string): number => placesInBrand(code) ?? specifiedPlaces(code);

/** A currency for the engine, with the places that the brand states. */
export const currencyNamed = (code: string): Currency => ({ code, places: placesInBrand(code) });
