import type { Market, MatchState } from '#contract/entities';
import type { MatchPlan, Showing } from '../plan/match-plan.ts';
import type { Override } from '../plan/overrides.ts';
import { type ScoreNow, scoreText } from '../plan/score-at.ts';

interface Result {
  readonly ft: string;
  readonly ht: string;
}

const isOver = ({ match }: Showing) => match.state === 'finished' || match.state === 'void';
/** A match recorded beyond its usual end continues for this long. */
const GOES_ON_MS = 60_000;

/** What was shown at an instant. A match recorded as over was so before. */
export function showingAt({ recorded = [] }: MatchPlan, nowMs: number): Showing | undefined {
  const shown = recorded.findLast(({ atMs }) => atMs <= nowMs);
  const [first] = recorded;
  return shown ?? (first && isOver(first) ? first : undefined);
}

export function recordedEnd({ recorded = [] }: MatchPlan, usualMs: number): number {
  const end = recorded.find(isOver);
  if (end) return end.atMs;
  const last = recorded.findLast(({ match }) => match.state === 'live');
  return last ? Math.max(usualMs, last.atMs + GOES_ON_MS) : usualMs;
}

/** A half-time score that was never shown is the plan's. */
export function recordedResult({ match }: Showing, planned: Result): Result {
  return { ft: match.score ?? planned.ft, ht: match.half_time_score ?? planned.ht };
}

/** Recorded markets with changes by control calls. Undefined after the start or a score change: then the simulator's prices apply. */
export function recordedMarkets(
  plan: MatchPlan,
  nowMs: number,
  now: { readonly state: MatchState; readonly score: ScoreNow },
  override: Override | undefined,
): Market[] | undefined {
  const shown = showingAt(plan, nowMs) ?? plan.recorded?.[0];
  if (shown === undefined || shown.match.state !== now.state) return undefined;
  if (now.state === 'live' && shown.match.score !== undefined && shown.match.score !== scoreText(now.score))
    return undefined;
  return shown.match.markets.map((market) => {
    const { kind, status } = market;
    const line = kind === 'handicap' ? override?.handicap : kind === 'bs' ? override?.total : undefined;
    const isSuspended = status === 'open' && override?.suspended?.includes(kind) === true;
    return {
      ...market,
      status: isSuspended ? 'suspended' : status,
      ...(line !== undefined && { handicap_val: line }),
      outcomes: market.outcomes.map((each) => ({
        ...each,
        odds: override?.odds?.[`${kind}:${each.outcome}`] ?? each.odds,
      })),
    };
  });
}

/** When the view changes; infinite after the last. */
export function nextShowingMs({ recorded = [] }: MatchPlan, nowMs: number): number {
  return recorded.find(({ atMs }) => atMs > nowMs)?.atMs ?? Number.POSITIVE_INFINITY;
}
