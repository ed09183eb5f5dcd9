import type { Market, MarketKind, Match } from '#contract/entities';
import { MATCH_MARKETS, OUTCOMES } from '#engine/sports';
import { basketballChances } from './basketball-chances.ts';
import type { Chances } from './chances.ts';
import { footballChances } from './football-chances.ts';
import type { MatchPlan } from './plan/match-plan.ts';
import { stateAt, type StateNow } from './match-state.ts';
import { oddsDrift } from './odds-drift.ts';
import type { Override } from './plan/overrides.ts';
import { expectedAt } from './events/red-cards.ts';
import { halfMinutes } from './plan/play-time.ts';
import { priceOf } from './price.ts';
import { nextShowingMs, recordedMarkets } from './recorded/recorded-now.ts';
import { scoreAt, scoreText } from './plan/score-at.ts';

type MatchMarket = (typeof MATCH_MARKETS)[number];
const isOfMatch = (market: string): market is MatchMarket => (MATCH_MARKETS as readonly string[]).includes(market);
const kindsOf = (game: MatchPlan['game']): readonly MarketKind[] => Object.keys(OUTCOMES[game]).filter(isOfMatch);
/** In display order. */
const KINDS = { soccer: kindsOf('soccer'), bd: kindsOf('bd'), basketball: kindsOf('basketball') };
/** Closed at kick-off. */
const PRE_MATCH_ONLY: ReadonlySet<MarketKind> = new Set(['half', 'mv']);
const MINUTE_MS = 60_000;

/** A match at an instant, and until when it stays so. */
export interface MatchView {
  readonly match: Match;
  readonly untilMs: number;
}

/** State, score and odds from a plan. */
export function matchView(seed: string, plan: MatchPlan, nowMs: number, override?: Override): MatchView {
  const now = stateAt(plan, nowMs, override);
  const shown = {
    match_id: plan.id,
    game: plan.game,
    league: plan.league,
    home: plan.home,
    away: plan.away,
    start_time: new Date(now.startMs).toISOString(),
    state: now.state,
  };
  if (now.state === 'finished' || now.state === 'void') {
    const { result } = now;
    const scores = result ? { score: result.ft, half_time_score: result.ht } : {};
    const markets = now.state === 'finished' ? closedLines(plan) : [];
    return { match: { ...shown, ...scores, markets }, untilMs: Number.POSITIVE_INFINITY };
  }
  const recorded = recordedMarkets(plan, nowMs, now, override);
  const nextMs = nextShowingMs(plan, nowMs);
  if (now.state === 'scheduled') {
    if (recorded) return { match: { ...shown, markets: recorded }, untilMs: Math.min(nextMs, now.startMs) };
    const drift = oddsDrift(seed, plan, nowMs);
    const chances = chancesOf(plan, drift.expected, now);
    const markets = KINDS[plan.game].map((kind) => marketOf(plan, kind, chances, drift.isSuspended, override));
    return { match: { ...shown, markets }, untilMs: Math.min(drift.untilMs, now.startMs, nextMs) };
  }
  const chances = chancesOf(plan, expectedAt(seed, plan, now.minute), now);
  const isHectic = plan.scorings.some(({ minute, points }) => minute === now.minute && points === 1);
  const markets =
    recorded ??
    KINDS[plan.game]
      .filter((kind) => !PRE_MATCH_ONLY.has(kind))
      .map((kind) => marketOf(plan, kind, chances, plan.game !== 'basketball' && isHectic, override));
  const half = halfMinutes(plan.game);
  const scores = {
    minute: now.minute,
    score: scoreText(now.score),
    ...(now.minute >= half && { half_time_score: scoreText(scoreAt(plan, half)) }),
  };
  const nextMinute = now.startMs + (Math.floor((nowMs - now.startMs) / MINUTE_MS) + 1) * MINUTE_MS;
  return { match: { ...shown, ...scores, markets }, untilMs: Math.min(nextMinute, now.endMs, nextMs) };
}

function chancesOf(plan: MatchPlan, expected: MatchPlan['expected'], { minute, score }: StateNow): Chances {
  const chances = plan.game === 'basketball' ? basketballChances : footballChances;
  return chances(plan, expected, minute, score);
}

/** Rarer outcomes are not sold: their odds would exceed the maximum. */
const MIN_CHANCE = 0.000_01;

function marketOf(
  plan: MatchPlan,
  kind: MarketKind,
  chances: Chances,
  isStopped: boolean,
  override?: Override,
): Market {
  const ofMarket = chances[kind] ?? {};
  const sum = Object.values(ofMarket).reduce((total, chance) => total + chance, 0) || 1;
  const outcomes = (OUTCOMES[plan.game][kind] ?? []).flatMap((outcome) => {
    const chance = (ofMarket[outcome] ?? 0) / sum;
    const odds = override?.odds?.[`${kind}:${outcome}`];
    if (odds !== undefined) return [{ outcome, odds }];
    return chance < MIN_CHANCE ? [] : [{ outcome, odds: priceOf(kind, chance) }];
  });
  const isSuspended = isStopped || override?.suspended?.includes(kind) === true;
  const line = lineOf(plan, kind);
  return {
    kind,
    status: outcomes.length < 2 ? 'closed' : isSuspended ? 'suspended' : 'open',
    ...(line !== undefined && { handicap_val: line }),
    outcomes,
  };
}

const lineOf = (plan: MatchPlan, kind: MarketKind) =>
  kind === 'handicap' ? plan.handicap : kind === 'bs' ? plan.total : undefined;

/** A finished match keeps only lines, which decided the winners. */
function closedLines(plan: MatchPlan): Market[] {
  return KINDS[plan.game].flatMap((kind) => {
    const line = lineOf(plan, kind);
    return line === undefined ? [] : [{ kind, status: 'closed' as const, handicap_val: line, outcomes: [] }];
  });
}
