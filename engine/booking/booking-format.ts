import { OUTCOMES } from '../sports/markets.ts';
import { type Market, MATCH_MARKETS, type Slip, type SportGame } from '../sports/slip.ts';

/** The picks of a game and their combination, without stakes. */
export type BookedSlip = Pick<Slip, 'game' | 'passes' | 'folds' | 'matches'>;

/** Cricket picks of a match, as the upstream's bets. */
export interface BookedCricket {
  readonly matchId: string;
  readonly picks: readonly { readonly id: string; readonly odds: string }[];
}

/** What a booking code contains: at most one slip per game. */
export interface Booking {
  readonly slips: readonly BookedSlip[];
  readonly cricket: readonly BookedCricket[];
}

/** Games, markets and outcomes are packed by index: changing a list makes another version of the format. */
export const BOOKED_GAMES: readonly SportGame[] = ['soccer', 'basketball', 'bd'];
/** Which games (and cricket) are present, at least one, as a number from 1. */
export const gamesMask = (present: readonly boolean[]): number =>
  present.reduce((mask, isThere, index) => mask + (isThere ? 2 ** index : 0), 0);
export const GAMES_MASKS = 2 ** (BOOKED_GAMES.length + 1) - 1;

/** A game's markets on matches. */
export const marketsOf = (game: SportGame): readonly Market[] =>
  MATCH_MARKETS.filter((market) => OUTCOMES[game][market] !== undefined);

export const isAsian = (market: Market): boolean => market === 'asian_handicap' || market === 'asian_total';

/** All matches in one line. */
export const usualPass = (matches: number): string => (matches === 1 ? 'single' : `${matches}-string-1`);

/** Words of cricket bet ids; others are packed as text. */
export const CRICKET_WORDS: readonly string[] = ['winner', 'toss', 'total', 'home', 'away', 'over', 'under'];

/** Above any slip, so that a forged length is refused before reading. */
export const MAX_LIST = 100;
/** Length of a stored code; no packed code has it. */
export const SHORT_LENGTH = 8;
