import { bookSlip, openBooking } from '#engine/booking';
import { EngineError } from '#engine/money';
import type { Slip } from '#engine/sports';
import { GAMES, type Ticket } from '#app/features/betting/slip/pricing/tickets.ts';
import { toEngineSlip } from '#app/features/betting/slip/pricing/to-engine-slip.ts';

/** Separates the codes of games; it occurs in no code. */
const BETWEEN = '.';
/** Far longer than the longest slip; longer texts are not parsed. */
const LONGEST = 8_000;

/**
 * A slip as a text that another device can open: picks with their odds and lines, passes, bankers and multiples.
 * Stakes are not included.
 *
 * @returns undefined if no pick of the slip can be encoded
 */
export function bookingCode(coupons: readonly Ticket[], currency: string): string | undefined {
  const codes = coupons.flatMap(({ game, priced, passes, bankers }) => {
    const items = priced.filter(({ state }) => state !== 'gone').map(({ item }) => item);
    try {
      return [bookSlip(toEngineSlip({ game, items, passes, lineStake: '0', currency, bankers }))];
    } catch (error) {
      // Without the picks that are gone, passes and bankers may not fit: encode the rest as singles.
      if (!(error instanceof EngineError) || items.length === 0) return [];
      return [bookSlip(toEngineSlip({ game, items, passes: ['single'], lineStake: '0', currency }))];
    }
  });
  if (codes.length === 0) return undefined;
  // Each game has a checksum of its own, so that without the number a cut code would open with fewer games.
  return (codes.length === 1 ? codes : [String(codes.length), ...codes]).join(BETWEEN);
}

/** Why a code cannot be opened; each is a text of its own. */
export type BookingFault = 'damaged' | 'version' | 'otherSite';

/** The slips of a code, one for each game; or why it has none. */
export function openBookingCode(text: string): readonly Slip[] | BookingFault {
  if (text.length > LONGEST) return 'damaged';
  const all = text.split(BETWEEN);
  const [count = ''] = all;
  const hasCount = /^\d$/.test(count);
  const parts = hasCount ? all.slice(1) : all;
  if (parts.length > GAMES.length || (hasCount && parts.length !== Number(count))) return 'damaged';
  try {
    const slips = parts.map((part) => openBooking(part).slip);
    return new Set(slips.map(({ game }) => game)).size === slips.length ? slips : 'damaged';
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
  if (!URL.canParse(text)) return { code: text.slice(text.lastIndexOf('/') + 1) };
  const link = new URL(text);
  if (link.origin !== origin) return { fault: 'otherSite' };
  return { code: link.pathname.slice(link.pathname.lastIndexOf('/') + 1) };
}
