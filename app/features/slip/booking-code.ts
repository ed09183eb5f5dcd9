import { bookSlip } from '#engine/booking/book-slip.ts';
import { openBooking } from '#engine/booking/open-booking.ts';
import { EngineError } from '#engine/misuse/engine-error.ts';
import type { Slip } from '#engine/sports/slip.ts';
import { GAMES, type Ticket } from './tickets.ts';
import { toEngineSlip } from './to-engine-slip.ts';

/** One code for each game; this stands between them, and in no code. */
const BETWEEN = '.';
/** Far over the longest slip: a hostile text is not even looked at. */
const LONGEST = 8_000;

/**
 * A slip as a text that another device can open: picks with the odds and lines they were taken at, passes, bankers and multiples.
 * Stakes stay at home.
 *
 * @returns undefined where nothing on the slip can be told
 */
export function bookingCode(coupons: readonly Ticket[], currency: string): string | undefined {
  const codes = coupons.flatMap(({ game, priced, passes, bankers }) => {
    const items = priced.filter(({ state }) => state !== 'gone').map(({ item }) => item);
    try {
      return [bookSlip(toEngineSlip({ game, items, passes, stake: '0', currency, bankers }))];
    } catch (error) {
      // Picks that are gone may take passes and bankers with them: then what is left goes as it is, in singles.
      if (!(error instanceof EngineError) || items.length === 0) return [];
      return [bookSlip(toEngineSlip({ game, items, passes: ['single'], stake: '0', currency }))];
    }
  });
  return codes.length === 0 ? undefined : codes.join(BETWEEN);
}

/** The slips of a code, one of a game; undefined for a text that is no code of ours, damaged, or of another version. */
export function openBookingCode(text: string): readonly Slip[] | undefined {
  if (text.length > LONGEST) return undefined;
  const parts = text.split(BETWEEN);
  if (parts.length > GAMES.length) return undefined;
  try {
    const slips = parts.map((part) => openBooking(part).slip);
    return new Set(slips.map(({ game }) => game)).size === slips.length ? slips : undefined;
  } catch {
    return undefined;
  }
}
