import type { LineStake } from '../money/stakes.ts';

/** Sports with slips of matches and passes. `bd` is football's single-match lottery. */
export type SportGame = 'soccer' | 'basketball' | 'bd';

/**
 * Kinds of bet on one match (specification section 3). Booking codes pack a market by index: a change is another version of their
 * format.
 */
export const MATCH_MARKETS = ['wl', 'handicap', 'correct_score', 'goals', 'half', 'bs', 'mv', 'up'] as const;
/** Rare in booking codes. */
export const OTHER_MARKETS = ['outright', 'asian_handicap', 'asian_total'] as const;

/** A kind of bet: on one match, on a winner of many (`outright`), or an Asian line. */
export type Market = (typeof MATCH_MARKETS)[number] | (typeof OTHER_MARKETS)[number];

/** Longest line per market and game; others are bounded by 15. */
export type FoldTable = {
  readonly [Game in SportGame]?: { readonly [Kind in Market]?: number | undefined } | undefined;
};

/** A picked outcome with its decimal odds at that time. */
export interface SlipPick {
  readonly market: Market;
  readonly outcome: string;
  readonly odds: string;
  /** Asian markets only: the line of the picked side, in quarters. */
  readonly line?: string;
}

/** A match and its picks, which are alternatives: no line has two of them. */
export interface SlipMatch {
  readonly id: string;
  /** Added to the home score for `handicap` picks; whole or half. */
  readonly handicap?: string;
  /** For `bs` picks; always with a half point. */
  readonly total?: string;
  /** In every line, and counted in the fold. */
  readonly banker?: boolean;
  readonly picks: readonly SlipPick[];
}

/**
 * Picks on matches, and the passes that combine them.
 *
 * @example
 * { game: 'soccer', currency: 'USDT', stake: '2', multiple: 1, passes: ['2-string-1'], matches: [
 *   { id: 'a', picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] },
 *   { id: 'b', picks: [{ market: 'goals', outcome: '3', odds: '3.60' }] } ] }
 */
export interface Slip {
  readonly game: SportGame;
  readonly currency: string;
  /** Decimal places if not the specification's: 0 for JPY, 3 for KWD. */
  readonly places?: number | undefined;
  /** Per line, in the slip's currency. */
  readonly stake: LineStake;
  /** Times the whole slip is bet; from 1. */
  readonly multiple: number;
  /** `single`, `2-string-1`, `3-string-4`, `Yankee` ...: their folds are combined. */
  readonly passes: readonly string[];
  /** Further folds. */
  readonly folds?: readonly number[];
  /** Longest line per market; by default the trade's (`FOLD_TABLES`). */
  readonly maxFolds?: FoldTable;
  readonly matches: readonly SlipMatch[];
}
