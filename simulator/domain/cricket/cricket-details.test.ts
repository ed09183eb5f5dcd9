import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../sports/match-id.ts';
import { cricketFinished, showCricketMatch } from './cricket-book.ts';
import { cricketDetails } from './cricket-details.ts';
import { inningsOf, runsOf, WICKET } from './innings.ts';

const SEED = 'slipway';
const NOW = Date.parse('2026-03-14T12:00:00.000Z');
const plans = Array.from({ length: 8 }, (_, back) => cricketFinished(SEED, NOW - back * 7 * DAY_MS)).flat();

describe('an innings', () => {
  it('adds up to the runs that the seed has decided, in at most twenty overs and ten wickets', () => {
    expect(plans.length).toBeGreaterThan(200);
    for (const plan of plans) {
      for (const { side, balls } of inningsOf(SEED, plan)) {
        expect(runsOf(balls)).toBe(plan.runs[side]);
        const wickets = balls.filter((ball) => ball === WICKET).length;
        expect(wickets).toBeLessThanOrEqual(10);
        expect(balls.length).toBeLessThanOrEqual(120);
        expect(balls.every((ball) => ['0', '1', '2', '3', '4', '6', WICKET].includes(ball))).toBe(true);
      }
    }
  });

  it('ends early only when the side is all out, or has passed the other', () => {
    const tooEarly = plans.filter((plan) => {
      const [first, second] = inningsOf(SEED, plan);
      const isAllOut = (balls: readonly string[]) =>
        balls.filter((ball) => ball === WICKET).length === 10 && balls.at(-1) === WICKET;
      const target = plan.runs[first.side];
      const hasWon = plan.runs[second.side] > target && runsOf(second.balls.slice(0, -1)) <= target;
      const isFull = (balls: readonly string[]) => balls.length === 120 || isAllOut(balls);
      return !isFull(first.balls) || !(plan.runs[second.side] > target ? hasWon : isFull(second.balls));
    });
    expect(tooEarly).toEqual([]);
  });
});

describe('the details of a cricket match', () => {
  const plan = plans[0];
  if (plan === undefined) throw new Error('no match');
  const length = plan.endMs - plan.startMs;

  it.each([0, 0.1, 0.3, 0.499, 0.5, 0.62, 0.9, 1])('agree with the lists after %s of the time', (share) => {
    const nowMs = plan.startMs + share * length;
    const shown = showCricketMatch(SEED, plan, nowMs);
    const details = cricketDetails(SEED, plan, nowMs);
    expect([details.state, details.score]).toEqual([shown.state, shown.score]);
    const runs = details.events.reduce((sum, { points = 0 }) => sum + points, 0);
    const [home = 0, away = 0] = (details.score ?? '').split(':').map(Number);
    expect(runs).toBe(home + away);
    expect(details.periods.reduce((sum, period) => sum + (period.home ?? 0) + (period.away ?? 0), 0)).toBe(runs);
    const balls = details.events.flatMap((event) => event.balls ?? []);
    const counted = details.statistics.find(({ kind }) => kind === 'balls');
    expect((counted?.home ?? 0) + (counted?.away ?? 0)).toBe(balls.length);
  });

  it('one outcome of each category has won at the end, and none before', () => {
    const won = (share: number) =>
      Object.entries(showCricketMatch(SEED, plan, plan.startMs + share * length).bets).flatMap(([id, { result }]) =>
        result === 'won' ? [id.split('.').at(-2)] : [],
      );
    expect(won(0.9)).toEqual([]);
    expect(won(1)).toEqual(['winner', 'toss', 'total']);
  });

  it('send the running over again with each ball, under its name', () => {
    const at = (share: number) => cricketDetails(SEED, plan, plan.startMs + share * length).events;
    const before = at(0.11);
    const after = at(0.118);
    const running = before.at(-1);
    const again = after.find(({ id }) => id === running?.id);
    expect(again?.balls?.slice(0, running?.balls?.length)).toEqual(running?.balls);
    expect(again?.balls?.length).toBeGreaterThan(running?.balls?.length ?? 6);
  });
});
