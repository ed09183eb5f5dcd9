import type { LineStake } from '../money/stakes.ts';

/** The sports whose slips are built from matches and passes. `bd` is the single-match lottery of the football family. */
export type SportGame = 'soccer' | 'basketball' | 'bd';

/**
 * The kinds of bet on one match (specification section 3). Booking codes pack a market by its place here: a change is another version
 * of their format.
 */
export const MATCH_MARKETS = ['wl', 'handicap', 'correct_score', 'goals', 'half', 'bs', 'mv', 'up'] as const;
/** Seldom in a booking code. */
export const OTHER_MARKETS = ['outright', 'asian_handicap', 'asian_total'] as const;

/** A kind of bet: on one match, on a winner of many (`outright`), or an Asian line. */
export type Market = (typeof MATCH_MARKETS)[number] | (typeof OTHER_MARKETS)[number];

/** The longest line of each market of each game; a market that is not named has no bound but 15. */
export type FoldTable = {
  readonly [Game in SportGame]?: { readonly [Kind in Market]?: number | undefined } | undefined;
};

/** One outcome that the player picked, at the odds it was picked at (decimal odds, as text). */
export interface SlipPick {
  readonly market: Market;
  readonly outcome: string;
  readonly odds: string;
  /** Asian markets only: the line of the side picked, in quarters of a goal or point. */
  readonly line?: string;
}

/** A match with the picks on it. Its picks are alternatives: no line contains two of them. */
export interface SlipMatch {
  readonly id: string;
  /** Added to the home score before `handicap` picks are compared; whole or half. */
  readonly handicap?: string;
  /** What `bs` picks are compared with; always with a half point. */
  readonly total?: string;
  /** Every line contains a banker, and it counts inside the fold. */
  readonly banker?: boolean;
  readonly picks: readonly SlipPick[];
}

/**
 * A bet slip: picks on matches, and the passes that say which combinations of them are bet on.
 *
 * @example
 * { game: 'soccer', currency: 'USDT', stake: '2', multiple: 1, passes: ['2-string-1'], matches: [
 *   { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] },
 *   { id: 'b', picks: [{ market: 'goals', outcome: '3', odds: '3.60' }] } ] }
 */
export interface Slip {
  readonly game: SportGame;
  readonly currency: string;
  /** Digits after the point of its amounts, where the currency has not those of the specification: 0 of JPY, 3 of KWD. */
  readonly places?: number | undefined;
  /** Per line, in the slip's currency. */
  readonly stake: LineStake;
  /** How many times the whole slip is bet; a whole number from 1. */
  readonly multiple: number;
  /** `single`, `2-string-1`, `3-string-4`, `Yankee` ...: sets of folds, taken together. */
  readonly passes: readonly string[];
  /** Folds named directly; taken together with those of the passes. */
  readonly folds?: readonly number[];
  /** The longest line of each market; the bounds of the trade when left out (`FOLD_TABLES`). */
  readonly maxFolds?: FoldTable;
  readonly matches: readonly SlipMatch[];
}
