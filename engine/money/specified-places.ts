/** Specification section 9: "USDT 6 decimals else 2". */
const USDT_PLACES = 6;
const OTHER_PLACES = 2;

/**
 * Decimal places of a currency that states none. In its own file, because the page needs it to show a balance, and the rest only
 * to compute.
 *
 * @example specifiedPlaces('USDT') // 6
 */
export const specifiedPlaces = (code: string): number => (code === 'USDT' ? USDT_PLACES : OTHER_PLACES);
