import { drawOf, streamOf, type Stream } from '../../core/random/stream.ts';
import type { CricketPlan } from './cricket-plan.ts';

type Side = 'home' | 'away';

/** Balls of a side in order: runs, or `W` for a wicket. */
export interface Innings {
  readonly side: Side;
  readonly balls: readonly string[];
}

export const WICKET = 'W';
export const BALLS_OF_OVER = 6;
const OVERS = 20;
const ALL_OUT = 10;
const MIN_WICKETS = 2;
/** Weights of a ball's runs in twenty overs (public ball-by-ball data). */
const BALL_RUNS = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 4, 4, 4, 6] as const;
const STEPS = [0, 1, 2, 3, 4, 6] as const;
/** A chasing side stops with the winning ball, so it leads by at most this. */
const MAX_LEAD = 6;

const known = new WeakMap<CricketPlan, readonly [Innings, Innings]>();

/**
 * Both innings ball by ball, for the runs decided by the seed. A side that wins by more than one ball can score batted first;
 * otherwise the toss decides.
 */
export function inningsOf(seed: string, plan: CricketPlan): readonly [Innings, Innings] {
  const found = known.get(plan);
  if (found) return found;
  const { runs } = plan;
  const winner: Side = runs.home > runs.away ? 'home' : 'away';
  const isClose = Math.abs(runs.home - runs.away) <= MAX_LEAD;
  const first = isClose ? (drawOf(seed, `bats:${plan.id}`) < 0.5 ? 'home' : 'away') : winner;
  const second = first === 'home' ? 'away' : 'home';
  const stream = (side: Side) => streamOf(seed, `balls:${plan.id}:${side}`);
  const made = [
    { side: first, balls: batted(stream(first), runs[first]) },
    {
      side: second,
      balls:
        runs[second] > runs[first]
          ? chased(stream(second), runs[second], runs[first])
          : batted(stream(second), runs[second]),
    },
  ] as const;
  known.set(plan, made);
  return made;
}

/** Balls so far: the first innings takes the first half of the time. */
export function ballsAt(seed: string, plan: CricketPlan, nowMs: number): readonly Innings[] {
  const share = Math.min(1, Math.max(0, (nowMs - plan.startMs) / (plan.endMs - plan.startMs)));
  return inningsOf(seed, plan).flatMap(({ side, balls }, index) => {
    const played = Math.min(1, (share - index / 2) * 2);
    return played < 0 || (index > 0 && played === 0)
      ? []
      : [{ side, balls: balls.slice(0, Math.floor(played * balls.length)) }];
  });
}

export function runsAt(seed: string, plan: CricketPlan, nowMs: number): Readonly<Record<Side, number>> {
  const runs = { home: 0, away: 0 };
  for (const { side, balls } of ballsAt(seed, plan, nowMs)) runs[side] = runsOf(balls);
  return runs;
}

export const runsOf = (balls: readonly string[]) =>
  balls.reduce((sum, ball) => sum + (ball === WICKET ? 0 : Number(ball)), 0);

/** All overs, or until all out. */
function batted(stream: Stream, runs: number): string[] {
  const wickets = MIN_WICKETS + stream.int(ALL_OUT - MIN_WICKETS + 1);
  // All out with the last drawn ball: remaining overs are not bowled.
  const count = wickets === ALL_OUT ? OVERS * BALLS_OF_OVER - stream.int(3 * BALLS_OF_OVER) : OVERS * BALLS_OF_OVER;
  return ballsFor(stream, runs, count, wickets, wickets === ALL_OUT);
}

/** Ends with the ball that takes the lead. */
function chased(stream: Stream, runs: number, target: number): string[] {
  const last = STEPS.find((step) => step >= runs - target) ?? MAX_LEAD;
  const count = OVERS * BALLS_OF_OVER - 1 - stream.int(2 * BALLS_OF_OVER);
  const wickets = MIN_WICKETS + stream.int(ALL_OUT - MIN_WICKETS);
  return [...ballsFor(stream, runs - last, count, wickets, false), String(last)];
}

function ballsFor(stream: Stream, runs: number, count: number, wickets: number, endsWithWicket: boolean): string[] {
  const outs = new Set<number>(endsWithWicket ? [count - 1] : []);
  while (outs.size < wickets) outs.add(stream.int(count));
  const scored: number[] = Array.from({ length: count }, (_, ball) => (outs.has(ball) ? 0 : stream.pick(BALL_RUNS)));
  const places = scored.flatMap((_, ball) => (outs.has(ball) ? [] : [ball]));
  // Adjusts balls in turn until the runs add up.
  for (let left = runs - scored.reduce((sum, ball) => sum + ball, 0); left !== 0;) {
    const place = stream.pick(places);
    const from = scored[place] ?? 0;
    const to = left > 0 ? STEPS.find((step) => step > from) : STEPS.findLast((step) => step < from);
    if (to === undefined || Math.abs(to - from) > Math.abs(left)) continue;
    scored[place] = to;
    left -= to - from;
  }
  return scored.map((ball, place) => (outs.has(place) ? WICKET : String(ball)));
}
