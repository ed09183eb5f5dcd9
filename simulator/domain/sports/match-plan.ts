import type { Match, SportGame } from '#contract/entities';

/** A goal, or in basketball the points of one side in one minute. */
export interface Scoring {
  /** 1 to 90 (soccer) or 1 to 48 (basketball): it counts from the start of that minute. */
  readonly minute: number;
  readonly side: 'home' | 'away';
  readonly points: number;
}

/** What another upstream showed of a match from an instant on. */
export interface Showing {
  readonly atMs: number;
  readonly match: Match;
}

/**
 * Everything about a match that the seed decides: teams, time, strength and result. What is
 * shown at an instant is computed from it (`match-view.ts`); control calls override it (`overrides.ts`).
 */
export interface MatchPlan {
  readonly id: string;
  readonly game: SportGame;
  readonly league: { readonly id: string; readonly name: string };
  readonly home: string;
  readonly away: string;
  readonly startMs: number;
  /** Expected goals or points of each side. */
  readonly expected: { readonly home: number; readonly away: number };
  /** `void`: never played (postponed over 36 hours), known from the kick-off on; `abandoned` while it runs. */
  readonly fate: 'played' | 'void' | 'abandoned';
  readonly scorings: readonly Scoring[];
  /** The home side's handicap that the book opens with, and in basketball the total. */
  readonly handicap: string;
  readonly total?: string;
  /** What another upstream showed of it, in the order of time. */
  readonly recorded?: readonly Showing[];
}
