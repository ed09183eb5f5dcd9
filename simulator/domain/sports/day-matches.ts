import type { SportGame } from '#contract/entities';
import type { League } from '#fixtures/world';
import { drawOf, streamOf, type Stream } from '../../core/random/stream.ts';
import { GAME_LEAGUES } from './game-leagues.ts';
import type { MatchPlan } from './plan/match-plan.ts';
import { drawScorings } from './plan/draw-scorings.ts';
import { DAY_MS, matchId } from './match-id.ts';

const MINUTE_MS = 60_000;
const QUARTER_HOUR_MS = 900_000;
/** Home sides score about a tenth more (public tables: 1.05 to 1.2). */
const HOME_ADVANTAGE = 1.1;
/** Largest difference in strength within a league, as a factor of what a team scores. */
const STRENGTH_SPREAD = 0.5;
const VOID_SHARE = 0.015;
const ABANDONED_SHARE = 0.005;

const plans = new Map<string, readonly MatchPlan[]>();
/** About 40 days of three games under several seeds; a full cache is cleared. */
const MAX_PLANS_CACHED = 600;

/** Matches of a UTC day, soonest first: a pure function of seed and day, so a world never runs out. */
export function matchesOfDay(seed: string, game: SportGame, day: number): readonly MatchPlan[] {
  const key = `${seed}\u0000${game}\u0000${day}`;
  const known = plans.get(key);
  if (known) return known;
  const made = GAME_LEAGUES[game]
    .flatMap((league) => leagueDay(seed, game, league, day))
    .sort((one, other) => one.startMs - other.startMs || (one.home < other.home ? -1 : 1))
    .map((draft, slot) => plan(seed, draft, matchId(game, day, slot)));
  if (plans.size >= MAX_PLANS_CACHED) plans.clear();
  plans.set(key, made);
  return made;
}

type Draft = Pick<MatchPlan, 'game' | 'home' | 'away' | 'startMs'> & { readonly league: League };

function leagueDay(seed: string, game: SportGame, league: League, day: number): Draft[] {
  const stream = streamOf(seed, `pairing:${game}:${league.id}:${day}`);
  const teams = stream.shuffle(league.teams);
  const count = Math.min(league.matchesPerDay, Math.floor(teams.length / 2));
  return Array.from({ length: count }, (_, index) => ({
    game,
    league,
    home: teams[index * 2] ?? '',
    away: teams[index * 2 + 1] ?? '',
    startMs: day * DAY_MS + kickOff(league, index, stream),
  }));
}

/** After midnight, UTC. */
function kickOff({ everyMinutes, hours }: League, index: number, stream: Stream): number {
  if (everyMinutes !== undefined) return index * everyMinutes * MINUTE_MS;
  return stream.pick(hours) * 4 * QUARTER_HOUR_MS + stream.int(4) * QUARTER_HOUR_MS;
}

function plan(seed: string, { league, ...draft }: Draft, id: string): MatchPlan {
  const strength = (team: string) => 1 + STRENGTH_SPREAD * (2 * drawOf(seed, `strength:${league.id}:${team}`) - 1);
  // Basketball scores differ by percents, soccer scores by multiples.
  const ratio = (strength(draft.home) / strength(draft.away)) ** (draft.game === 'basketball' ? 0.08 : 1);
  const half = league.scoring / 2;
  const advantage = draft.game === 'basketball' ? 1 + (HOME_ADVANTAGE - 1) / 6 : HOME_ADVANTAGE;
  const expected = { home: half * Math.sqrt(ratio) * advantage, away: (half / Math.sqrt(ratio)) * (2 - advantage) };
  const luck = drawOf(seed, `fate:${id}`);
  return {
    ...draft,
    id,
    league: { id: league.id, name: league.name },
    expected,
    fate: luck < VOID_SHARE ? 'void' : luck < VOID_SHARE + ABANDONED_SHARE ? 'abandoned' : 'played',
    scorings: drawScorings(streamOf(seed, `result:${id}`), draft.game, expected),
    ...openingLines(draft.game, expected),
  };
}

function openingLines(game: SportGame, { home, away }: MatchPlan['expected']): Pick<MatchPlan, 'handicap' | 'total'> {
  if (game !== 'basketball') return { handicap: home >= away ? '-1' : '1' };
  // Half points, so that no draw is possible.
  const favour = Math.round(home - away);
  return { handicap: favour >= 0 ? `-${favour}.5` : `${-favour - 1}.5`, total: `${Math.round(home + away)}.5` };
}
