import { compareAmounts, multiplyAmounts, truncateAmount } from '#engine/money';
import { shownPlaces } from './format.ts';

/** The least share of an amount that is left when it is cut; an amount of a few cents stays as it is. */
const KEPT = '0.99';

/**
 * An amount that the app enters for the player, with the places of amounts at a glance: what a button names and what is sent are one amount.
 *
 * @param sum what is paid for it in all: a sum that has no more places is not cut
 * @example shortAmount('333.333333', 'USDT') // '333.33'
 */
export function shortAmount(exact: string, currency: string, sum: string = exact): string {
  const places = shownPlaces(currency);
  const short = truncateAmount(exact, places);
  const isShort = compareAmounts(truncateAmount(sum, places), sum) === 0;
  return isShort || compareAmounts(short, multiplyAmounts(exact, KEPT)) < 0 ? exact : short;
}
