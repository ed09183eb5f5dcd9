import type { Match, SportGame } from '#contract/entities';

/** A goal, or a side's points in one minute. */
export interface Scoring {
  /** 1 to 90 (soccer) or 1 to 48 (basketball); counts from the minute's start. */
  readonly minute: number;
  readonly side: 'home' | 'away';
  readonly points: number;
}

/** What another upstream showed from an instant on. */
export interface Showing {
  readonly atMs: number;
  readonly match: Match;
}

/**
 * Everything about a match that the seed decides. `match-view.ts` computes what is shown, control calls override it
 * (`overrides.ts`).
 */
export interface MatchPlan {
  readonly id: string;
  readonly game: SportGame;
  readonly league: { readonly id: string; readonly name: string };
  readonly home: string;
  readonly away: string;
  readonly startMs: number;
  /** Expected goals or points. */
  readonly expected: { readonly home: number; readonly away: number };
  /** `void`: postponed over 36 hours, known at kick-off; `abandoned` during the match. */
  readonly fate: 'played' | 'void' | 'abandoned';
  readonly scorings: readonly Scoring[];
  /** Opening handicap of the home side, and in basketball the total. */
  readonly handicap: string;
  readonly total?: string;
  /** Recorded views in order of time. */
  readonly recorded?: readonly Showing[];
}
