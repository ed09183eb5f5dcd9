import type { FormResult, MatchDetails, MatchEvent } from '#contract/entities';
import { basketballEvents, QUARTER_MINUTES } from './events/basketball-events.ts';
import { footballEvents } from './events/football-events.ts';
import { matchStatistics } from './events/match-statistics.ts';
import { scoringsOfResult } from './events/scorings-of-result.ts';
import type { FixturesBook } from './fixtures-book.ts';
import type { MatchPlan, Scoring } from './plan/match-plan.ts';
import { halfMinutes, playMinutes } from './plan/play-time.ts';

export const FORM_MATCHES = 5;

/** By plan, which stays the same object until overridden. */
const known = new WeakMap<readonly Scoring[], readonly MatchEvent[]>();

/** Everything except the markets, consistent with the listed score. */
export function matchDetails(fixtures: FixturesBook, plan: MatchPlan, nowMs: number): MatchDetails {
  const { seed } = fixtures;
  const { markets: _, ...shown } = fixtures.view(plan, nowMs).match;
  const now = fixtures.state(plan, nowMs);
  const isOver = now.state === 'finished';
  const isOn = isOver || now.state === 'live';
  const minute = isOver ? playMinutes(plan.game) : now.minute;
  const all = eventsOf(seed, plan, fixtures.override(plan.id)?.result);
  const events = isOn ? all.filter((event) => event.minute <= minute) : [];
  const started = Math.min(now.startMs, nowMs);
  return {
    ...shown,
    game: plan.game,
    periods: isOn ? periodsOf(plan, events, minute) : [],
    events: [...events],
    statistics: isOn ? [...matchStatistics(seed, plan, events, minute)] : [],
    form: { home: formOf(fixtures, plan, plan.home, started), away: formOf(fixtures, plan, plan.away, started) },
  };
}

function eventsOf(
  seed: string,
  plan: MatchPlan,
  result: { readonly ft: string; readonly ht: string } | undefined,
): readonly MatchEvent[] {
  const make = plan.game === 'basketball' ? basketballEvents : footballEvents;
  if (result !== undefined) return make(seed, plan, scoringsOfResult(seed, plan.id, plan.game, result));
  const found = known.get(plan.scorings);
  if (found) return found;
  const made = make(seed, plan, plan.scorings);
  known.set(plan.scorings, made);
  return made;
}

/** Scores of the periods that have begun. */
function periodsOf({ game }: MatchPlan, events: readonly MatchEvent[], minute: number): MatchDetails['periods'] {
  const length = game === 'basketball' ? QUARTER_MINUTES : halfMinutes(game);
  const begun = Math.max(1, Math.ceil(minute / length));
  return Array.from({ length: begun }, (_, index) => {
    const of = (side: MatchEvent['side']) =>
      events
        .filter((event) => event.side === side && event.period === index + 1 && event.cancelled !== true)
        .reduce((sum, { kind, points = 0 }) => sum + (kind === 'goal' ? 1 : points), 0);
    return { home: of('home'), away: of('away') };
  });
}

function formOf(fixtures: FixturesBook, plan: MatchPlan, team: string, beforeMs: number): FormResult[] {
  return fixtures
    .finishedOf(plan.game, plan.league.id, team, beforeMs)
    .filter(({ match_id: id }) => id !== plan.id)
    .slice(0, FORM_MATCHES)
    .map(({ home, away, score = '0:0', start_time }) => {
      const isHome = home === team;
      const [ofHome = 0, ofAway = 0] = score.split(':').map(Number);
      const [own, against] = isHome ? [ofHome, ofAway] : [ofAway, ofHome];
      return {
        start_time,
        opponent: isHome ? away : home,
        isHome,
        score: `${own}:${against}`,
        result: own > against ? 'won' : own < against ? 'lost' : 'drawn',
      };
    });
}
