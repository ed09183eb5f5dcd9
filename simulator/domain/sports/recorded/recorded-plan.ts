import type { Match } from '#contract/entities';
import { streamOf } from '../../../core/random/stream.ts';
import { drawScorings } from '../plan/draw-scorings.ts';
import type { MatchPlan, Scoring, Showing } from '../plan/match-plan.ts';
import { halfMinutes, playMinutes } from '../plan/play-time.ts';

/** Average in the world's leagues: 2.5 to 2.9. */
const USUAL_GOALS = 2.7;
const USUAL_POINTS = 220;
/** Share of the price difference that is strength: a favourite at 1.33 scores twice as often. */
const STRENGTH = 0.6;

/**
 * A recorded match as a plan: the recorded score, continued by the seed.
 *
 * @param showings at least one, in the order of time
 */
export function recordedPlan(seed: string, showings: readonly [Showing, ...Showing[]]): MatchPlan {
  const { match } = showings.at(-1) ?? showings[0];
  const { match_id: id, game, league, home, away } = match;
  const expected = expectedOf(showings[0].match);
  const [handicap, total] = (['handicap', 'bs'] as const).map((kind) => lineOf(showings, kind));
  return {
    id,
    game,
    league,
    home,
    away,
    startMs: Date.parse(match.start_time),
    expected,
    fate: 'played',
    scorings: scoringsOf(seed, match, showings, expected),
    handicap: handicap ?? (expected.home >= expected.away ? '-1' : '1'),
    ...(game === 'basketball' && { total: total ?? `${Math.round(expected.home + expected.away)}.5` }),
    recorded: showings,
  };
}

/** The last shown line of a market. */
function lineOf(showings: readonly Showing[], kind: 'handicap' | 'bs'): string | undefined {
  const lines = showings.flatMap(({ match }) =>
    match.markets.flatMap((market) => (market.kind === kind ? [market.handicap_val] : [])),
  );
  return lines.findLast((line) => line !== undefined);
}

/** A rough expectation from prices, for the simulator's later prices. */
function expectedOf({ game, markets }: Match): MatchPlan['expected'] {
  const line = (kind: string) => Number(markets.find((market) => market.kind === kind)?.handicap_val);
  if (game === 'basketball') {
    const total = line('bs') || USUAL_POINTS;
    const favour = -(line('handicap') || 0);
    return { home: (total + favour) / 2, away: (total - favour) / 2 };
  }
  const chance = (outcome: string) => {
    const odds = markets.find(({ kind }) => kind === 'wl')?.outcomes.find((each) => each.outcome === outcome)?.odds;
    return odds === undefined ? 1 : 1 / Number(odds);
  };
  const [win, lose] = [chance('w'), chance('l')];
  const share = 0.5 + STRENGTH * (win / (win + lose) - 0.5);
  return { home: USUAL_GOALS * share, away: USUAL_GOALS * (1 - share) };
}

/** Recorded goals or points, then the seed's unless the match has ended. */
function scoringsOf(
  seed: string,
  { match_id: id, game }: Match,
  showings: readonly Showing[],
  expected: MatchPlan['expected'],
): readonly Scoring[] {
  const known: Scoring[] = [];
  let minute = 0;
  let hasEnded = false;
  for (const { match } of showings) {
    if (match.score === undefined) continue;
    hasEnded = match.state === 'finished';
    minute = Math.max(minute, hasEnded ? playMinutes(game) : (match.minute ?? 1));
    takeScore(known, match, minute);
  }
  const drawn = drawScorings(streamOf(seed, `result:${id}`), game, expected).filter((each) => each.minute > minute);
  const all = [...known, ...(hasEnded ? [] : drawn)].sort((one, other) => one.minute - other.minute);
  return game === 'basketball' && !hasEnded && isLevel(all)
    ? [...all, { minute: playMinutes(game), side: 'home', points: 1 }]
    : all;
}

/** Adds a score's new goals; removes disallowed ones. */
function takeScore(known: Scoring[], { game, score = '0:0', half_time_score: half }: Match, minute: number): void {
  const before = sums(known);
  const [home = 0, away = 0] = score.split(':').map(Number);
  const atHalf = half?.split(':').map(Number);
  for (const [index, side] of (['home', 'away'] as const).entries()) {
    let more = (index === 0 ? home : away) - before[side];
    for (; more < 0; more++) removeLast(known, side);
    const early = Math.max(0, Math.min(more, (atHalf?.[index] ?? 0) - before[side]));
    if (game === 'basketball') {
      if (early > 0) known.push({ minute: Math.min(minute, halfMinutes(game)), side, points: early });
      if (more > early) known.push({ minute, side, points: more - early });
      continue;
    }
    for (let goal = 0; goal < more; goal++)
      known.push({ minute: goal < early ? Math.min(minute, halfMinutes(game)) : minute, side, points: 1 });
  }
}

function removeLast(known: Scoring[], side: Scoring['side']): void {
  const at = known.findLastIndex((each) => each.side === side);
  const [taken] = at < 0 ? [] : known.splice(at, 1);
  if (taken && taken.points > 1) known.push({ ...taken, points: taken.points - 1 });
}

function sums(scorings: readonly Scoring[]): { home: number; away: number } {
  const of = (side: Scoring['side']) => scorings.reduce((sum, each) => sum + (each.side === side ? each.points : 0), 0);
  return { home: of('home'), away: of('away') };
}

function isLevel(scorings: readonly Scoring[]): boolean {
  const { home, away } = sums(scorings);
  return home === away;
}
