import type { FormResult, MatchDetails, MatchEvent } from '#contract/entities';
import { CRICKET_LEAGUE } from '#fixtures/world';
import { FORM_MATCHES } from '../sports/match-details.ts';
import { cricketFinished } from './cricket-book.ts';
import type { CricketPlan } from './cricket-plan.ts';
import { BALLS_OF_OVER, ballsAt, type Innings, runsOf, WICKET } from './innings.ts';

/** Everything except the bets at an instant: overs, innings, statistics, form. */
export function cricketDetails(seed: string, plan: CricketPlan, nowMs: number): MatchDetails {
  const { id, home, away, startMs, endMs } = plan;
  const state = nowMs < startMs ? 'scheduled' : nowMs < endMs ? 'live' : 'finished';
  const innings = state === 'scheduled' ? [] : ballsAt(seed, plan, nowMs);
  const overs = innings.flatMap((each, index) => oversOf(each, index + 1));
  const of = (side: Innings['side']) => innings.find((each) => each.side === side)?.balls ?? [];
  const count = (kind: MatchDetails['statistics'][number]['kind'], isCounted: (ball: string) => boolean) => ({
    kind,
    home: of('home').filter(isCounted).length,
    away: of('away').filter(isCounted).length,
  });
  const before = Math.min(startMs, nowMs);
  return {
    match_id: id,
    game: 'cricket',
    league: { id: CRICKET_LEAGUE.id, name: CRICKET_LEAGUE.name },
    home,
    away,
    start_time: new Date(startMs).toISOString(),
    state,
    ...(innings.length > 0 && { score: `${runsOf(of('home'))}:${runsOf(of('away'))}` }),
    periods: innings.map(({ side, balls }) => ({ [side]: runsOf(balls) })),
    events: overs.map((over, index) => ({ id: `${id}-${index + 1}`, seq: index + 1, ...over })),
    statistics:
      innings.length === 0
        ? []
        : [
            count('wickets', (ball) => ball === WICKET),
            count('balls', () => true),
            count('fours', (ball) => ball === '4'),
            count('sixes', (ball) => ball === '6'),
          ],
    form: { home: formOf(seed, home, before), away: formOf(seed, away, before) },
  };
}

function oversOf({ side, balls }: Innings, period: number): Omit<MatchEvent, 'id' | 'seq'>[] {
  return Array.from({ length: Math.ceil(balls.length / BALLS_OF_OVER) }, (_, index) => {
    const bowled = balls.slice(index * BALLS_OF_OVER, (index + 1) * BALLS_OF_OVER);
    return { kind: 'over', period, minute: index + 1, side, points: runsOf(bowled), balls: [...bowled] };
  });
}

function formOf(seed: string, team: string, beforeMs: number): FormResult[] {
  return cricketFinished(seed, beforeMs)
    .filter(({ home, away }) => home === team || away === team)
    .slice(0, FORM_MATCHES)
    .map(({ home, away, startMs, runs }) => {
      const isHome = home === team;
      const [own, against] = isHome ? [runs.home, runs.away] : [runs.away, runs.home];
      return {
        start_time: new Date(startMs).toISOString(),
        opponent: isHome ? away : home,
        isHome,
        score: `${own}:${against}`,
        result: own > against ? ('won' as const) : ('lost' as const),
      };
    });
}
