/** Specification section 9: "USDT 6 decimals else 2". */
const USDT_PLACES = 6;
const OTHER_PLACES = 2;

/**
 * Digits after the point in a currency of which no one states more than its code. In a file of its own: the page needs it to show a balance,
 * and the check of stated places with its error only when it computes.
 *
 * @example specifiedPlaces('USDT') // 6
 */
export const specifiedPlaces = (code: string): number => (code === 'USDT' ? USDT_PLACES : OTHER_PLACES);
