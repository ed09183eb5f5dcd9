import type { CricketMatch } from '#contract/entities';
import type { CricketResult } from '#engine/sports';
import { CRICKET_LEAGUE, ENGLISH } from '#fixtures/world';
import { streamOf } from '../../core/random/stream.ts';
import type { CricketPlan } from './cricket-plan.ts';
import { runsAt } from './innings.ts';
import { priceOf } from '../sports/price.ts';
import { DAYS_BACK } from '../sports/fixtures-book.ts';
import { DAY_MS } from '../sports/match-id.ts';

const HOUR_MS = 3_600_000;
const DURATION_MS = 3.5 * HOUR_MS;
const DAYS_AHEAD = 3;
/** Deviation of a side's runs over twenty overs. */
const RUNS_REACH = 45;
const LABELS = ENGLISH.names.cricket;
const totalLabel = (total: string) => LABELS.total.replace('{{total}}', total);

const days = new Map<string, readonly CricketPlan[]>();
/** A dozen days under several seeds; a full cache is cleared. */
const MAX_DAYS_CACHED = 200;

/** A UTC day's cricket matches; cached objects, so that balls are drawn once. */
function cricketDay(seed: string, day: number): readonly CricketPlan[] {
  const key = `${seed}\u0000${day}`;
  const known = days.get(key);
  if (known) return known;
  const made = drawDay(seed, day);
  if (days.size >= MAX_DAYS_CACHED) days.clear();
  days.set(key, made);
  return made;
}

function drawDay(seed: string, day: number): CricketPlan[] {
  const pairing = streamOf(seed, `cricket:${day}`);
  const teams = pairing.shuffle(CRICKET_LEAGUE.teams);
  return CRICKET_LEAGUE.hours.slice(0, CRICKET_LEAGUE.matchesPerDay).map((hour, slot) => {
    const id = `c${day}-${slot}`;
    const stream = streamOf(seed, `cricket-result:${id}`);
    const homeChance = 0.35 + 0.3 * stream.next();
    const mean = CRICKET_LEAGUE.scoring / 2;
    const side = (shift: number) =>
      Math.max(60, Math.floor(mean + shift + RUNS_REACH * (stream.next() + stream.next() - 1)));
    const runs = { home: side((homeChance - 0.5) * 60), away: side((0.5 - homeChance) * 60) };
    // A tie goes to a super over, which the home side wins by one run.
    if (runs.home === runs.away) runs.home++;
    const startMs = day * DAY_MS + hour * HOUR_MS;
    return {
      id,
      home: teams[slot * 2] ?? '',
      away: teams[slot * 2 + 1] ?? '',
      startMs,
      endMs: startMs + DURATION_MS,
      homeChance,
      total: `${Math.floor(CRICKET_LEAGUE.scoring + 20 * (stream.next() - 0.5))}.5`,
      runs,
      isTossHome: stream.next() < 0.5,
    };
  });
}

export function cricketPlan(seed: string, id: string): CricketPlan | undefined {
  const [, day = '', slot = ''] = /^c(\d{1,6})-(\d)$/.exec(id) ?? [];
  return day === '' ? undefined : cricketDay(seed, Number(day))[Number(slot)];
}

/** Live and scheduled matches, soonest first. */
export function cricketOnSale(seed: string, nowMs: number): CricketPlan[] {
  const today = Math.floor(nowMs / DAY_MS);
  return Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => today - 1 + index)
    .flatMap((day) => cricketDay(seed, day))
    .filter(({ endMs }) => endMs > nowMs);
}

/** Finished matches, latest first. */
export function cricketFinished(seed: string, nowMs: number): CricketPlan[] {
  const today = Math.floor(nowMs / DAY_MS);
  return Array.from({ length: DAYS_BACK + 1 }, (_, index) => today - index)
    .flatMap((day) => cricketDay(seed, day))
    .filter(({ endMs }) => endMs <= nowMs)
    .sort((one, other) => other.startMs - one.startMs);
}

/** Bets on a match by id: price before the start, and whether it won. */
export function cricketOffers(
  plan: CricketPlan,
): Record<string, { category: string; label: string; odd: string; isWon: boolean }> {
  const { home, away, homeChance, runs, total, isTossHome } = plan;
  const isBig = runs.home + runs.away > Number(total);
  const offer = (category: string, label: string, chance: number, isWon: boolean) => ({
    category,
    label,
    odd: priceOf('wl', chance),
    isWon,
  });
  return {
    [`${plan.id}.winner.home`]: offer(LABELS.winner, home, homeChance, runs.home > runs.away),
    [`${plan.id}.winner.away`]: offer(LABELS.winner, away, 1 - homeChance, runs.away > runs.home),
    [`${plan.id}.toss.home`]: offer(LABELS.toss, home, 0.5, isTossHome),
    [`${plan.id}.toss.away`]: offer(LABELS.toss, away, 0.5, !isTossHome),
    [`${plan.id}.total.over`]: offer(totalLabel(total), LABELS.over, 0.5, isBig),
    [`${plan.id}.total.under`]: offer(totalLabel(total), LABELS.under, 0.5, !isBig),
  };
}

export function cricketResult(plan: CricketPlan, betId: string, nowMs: number): CricketResult | undefined {
  if (nowMs < plan.endMs) return undefined;
  return cricketOffers(plan)[betId]?.isWon === true ? 'won' : 'lost';
}

export function showCricketMatch(seed: string, plan: CricketPlan, nowMs: number): CricketMatch {
  const state = nowMs < plan.startMs ? 'scheduled' : nowMs < plan.endMs ? 'live' : 'finished';
  const runs = state === 'live' ? runsAt(seed, plan, nowMs) : plan.runs;
  return {
    matchId: plan.id,
    league: CRICKET_LEAGUE.name,
    home: plan.home,
    away: plan.away,
    startTime: new Date(plan.startMs).toISOString(),
    state,
    ...(state !== 'scheduled' && { score: `${runs.home}:${runs.away}` }),
    bets: Object.fromEntries(
      Object.entries(cricketOffers(plan)).map(([id, { category, label, odd, isWon }]) => {
        const result = isWon ? ('won' as const) : ('lost' as const);
        const offer = { categoryLabel: category, slipLabel: label, odd, isOpen: state === 'scheduled' };
        return [id, state === 'finished' ? { ...offer, result } : offer];
      }),
    ),
  };
}
