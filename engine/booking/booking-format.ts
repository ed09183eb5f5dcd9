import { OUTCOMES } from '../sports/markets.ts';
import { type Market, MATCH_MARKETS, type Slip, type SportGame } from '../sports/slip.ts';

/** The picks of a game and how they are combined. Stakes are not in a code. */
export type BookedSlip = Pick<Slip, 'game' | 'passes' | 'folds' | 'matches'>;

/** The cricket picks of a match: the bets of an upstream that names them itself. */
export interface BookedCricket {
  readonly matchId: string;
  readonly picks: readonly { readonly id: string; readonly odds: string }[];
}

/** What a booking code holds: at most one slip for each game. */
export interface Booking {
  readonly slips: readonly BookedSlip[];
  readonly cricket: readonly BookedCricket[];
}

/** Games, markets and outcomes are packed by their place in a list: a change of any list is another version of the format. */
export const BOOKED_GAMES: readonly SportGame[] = ['soccer', 'basketball', 'bd'];
/** Which of the games and cricket are there, at least one of them, as a number from 1. */
export const gamesMask = (present: readonly boolean[]): number =>
  present.reduce((mask, isThere, index) => mask + (isThere ? 2 ** index : 0), 0);
export const GAMES_MASKS = 2 ** (BOOKED_GAMES.length + 1) - 1;

/** The markets of matches, of a game. */
export const marketsOf = (game: SportGame): readonly Market[] =>
  MATCH_MARKETS.filter((market) => OUTCOMES[game][market] !== undefined);

export const isAsian = (market: Market): boolean => market === 'asian_handicap' || market === 'asian_total';

/** All matches in one line. */
export const usualPass = (matches: number): string => (matches === 1 ? 'single' : `${matches}-string-1`);

/** Words that an upstream makes the ids of cricket bets from; others are written out. */
export const CRICKET_WORDS: readonly string[] = ['winner', 'toss', 'total', 'home', 'away', 'over', 'under'];

/** Longer lists are in no slip; a forged code that claims one is refused before it is read. */
export const MAX_LIST = 100;
/** A stored code has this many characters, a packed one never. */
export const SHORT_LENGTH = 8;
