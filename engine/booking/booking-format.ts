import type { Market, SportGame } from '#engine/sports/slip.ts';

/** Written first in every code; a code of another version is refused, not guessed at. */
export const BOOKING_VERSION = 1;

/** A game and a market are written by their place here: only ever append. */
export const BOOKED_GAMES: readonly SportGame[] = ['soccer', 'basketball', 'bd'];
export const BOOKED_MARKETS: readonly Market[] = [
  'wl',
  'handicap',
  'correct_score',
  'goals',
  'half',
  'bs',
  'mv',
  'up',
  'outright',
  'asian_handicap',
  'asian_total',
];
