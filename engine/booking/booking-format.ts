import type { Market, SportGame } from '../sports/slip.ts';

/** Written first in every code; codes of other versions are refused. */
export const BOOKING_VERSION = 1;

/** A game and a market are written by their index here, so these lists may only be appended to. */
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
