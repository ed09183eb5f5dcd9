import { bookPicks, openBooking, type BookedCricket, type BookedSlip, type Booking } from '#engine/booking';
import { EngineError } from '#engine/money';
import type { Ticket } from '#app/features/betting/slip/pricing/tickets.ts';
import { toEngineSlip } from '#app/features/betting/slip/pricing/to-engine-slip.ts';

/** Longer texts are not parsed: the longest slip takes about 900 characters. */
const MAX_LENGTH = 4_000;

/**
 * Picks as a text that another device can open: with their odds and lines, passes and bankers. Stakes are not included.
 *
 * @returns undefined if no pick of the slip can be encoded
 */
export function bookingCode(coupons: readonly Ticket[], cricket: readonly BookedCricket[] = []): string | undefined {
  const slips = coupons.flatMap((ticket) => bookable(ticket) ?? []);
  return slips.length === 0 && cricket.length === 0 ? undefined : bookPicks({ slips, cricket });
}

function bookable({ game, priced, passes, bankers }: Ticket): BookedSlip | undefined {
  const items = priced.filter(({ state }) => state !== 'gone').map(({ item }) => item);
  const common = { game, items, lineStake: '0', currency: 'USDT' };
  // Without the picks that are gone, passes and bankers may not fit: encode the rest as singles.
  return [
    { passes, bankers },
    { passes: ['single'], bankers: [] },
  ]
    .map((how): BookedSlip => {
      const { passes: chosen, matches } = toEngineSlip({ ...common, ...how });
      return { game, passes: chosen, matches };
    })
    .find(isBookable);
}

function isBookable(slip: BookedSlip): boolean {
  try {
    bookPicks({ slips: [slip], cricket: [] });
    return true;
  } catch (error) {
    if (error instanceof EngineError) return false;
    throw error;
  }
}

/** Why a code cannot be opened; each is a text of its own. `unknown`: nothing is stored under a short code. */
export type BookingFault = 'damaged' | 'version' | 'otherSite' | 'tooLong' | 'unknown';

/** The picks of a packed code; or why it has none. */
export function openBookingCode(text: string): Booking | BookingFault {
  if (text.length > MAX_LENGTH) return 'tooLong';
  try {
    return openBooking(text);
  } catch (error) {
    return error instanceof EngineError && error.path === 'code.version' ? 'version' : 'damaged';
  }
}

/**
 * The code of a typed or pasted code or link.
 *
 * @param origin of this page: matches of another brand's link are not offered here
 * @example bookingCodeOf('https://brand.example/booking/04C2?from=chat', 'https://brand.example') // { code: '04C2' }
 */
export function bookingCodeOf(
  typed: string,
  origin: string,
): { readonly code: string } | { readonly fault: BookingFault } {
  const text = typed.trim();
  if (text.length > MAX_LENGTH) return { fault: 'tooLong' };
  if (!URL.canParse(text)) return { code: text.slice(text.lastIndexOf('/') + 1) };
  const link = new URL(text);
  if (link.origin !== origin) return { fault: 'otherSite' };
  return { code: link.pathname.slice(link.pathname.lastIndexOf('/') + 1) };
}
