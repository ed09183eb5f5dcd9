import { describe, expect, it } from 'vitest';
import type { MatchDetails, MatchEvent, SportGame } from '#contract/entities';
import { matchesOfDay } from './day-matches.ts';
import type { Settings } from '../../core/store/settings.ts';
import { expectedAt, redCards } from './events/red-cards.ts';
import { FixturesBook } from './fixtures-book.ts';
import { matchDetails } from './match-details.ts';
import { DAY_MS } from './match-id.ts';
import { matchView } from './match-view.ts';
import type { MatchPlan } from './match-plan.ts';
import { scoreAt } from './score-at.ts';

const SEED = 'slipway';
const MINUTE_MS = 60_000;
const DAY = Math.floor(Date.parse('2026-03-14T00:00:00.000Z') / DAY_MS);
const played = (game: SportGame) => matchesOfDay(SEED, game, DAY).filter(({ fate }) => fate === 'played');

/** A book without a store: overrides last as long as it does. */
const testFixtures = (seed: string) =>
  new FixturesBook(seed, { all: () => [], set: () => undefined } as unknown as Settings, 36);

const scoreOf = (events: readonly MatchEvent[], period?: number) => {
  const of = (side: MatchEvent['side']) =>
    events
      .filter((event) => event.side === side && event.cancelled !== true && (period ?? event.period) === event.period)
      .reduce((sum, { kind, points = 0 }) => sum + (kind === 'goal' ? 1 : points), 0);
  return { home: of('home'), away: of('away') };
};
const text = ({ home, away }: { home: number; away: number }) => `${home}:${away}`;

/** A match at the start, at some instants of play, and after its end. */
const instants = ({ startMs }: MatchPlan) =>
  [-30, 0, 1, 17, 44, 46, 59, 61, 90, 107, 130].map((minutes) => startMs + minutes * MINUTE_MS);

describe.each(['soccer', 'bd', 'basketball'] as const)('the details of a %s match', (game) => {
  const fixtures = testFixtures(SEED);
  const plans = played(game).slice(0, 8);
  const all = plans.flatMap((plan) =>
    instants(plan).map((nowMs) => ({
      shown: matchView(SEED, plan, nowMs).match,
      details: matchDetails(fixtures, plan, nowMs),
    })),
  );

  it('agree with the lists at every instant: state, score, score by period', () => {
    expect(new Set(all.map(({ details }) => details.state))).toEqual(new Set(['scheduled', 'live', 'finished']));
    for (const { shown, details } of all) {
      expect(details.state).toBe(shown.state);
      expect(details.score).toBe(shown.score);
      if (details.score === undefined) {
        expect([details.events, details.periods, details.statistics]).toEqual([[], [], []]);
        continue;
      }
      expect(text(scoreOf(details.events))).toBe(details.score);
      expect(details.periods).toEqual(details.periods.map((_, index) => scoreOf(details.events, index + 1)));
    }
  });

  it('only grow while a match is on, and count their events from 1 without a gap', () => {
    for (const plan of plans) {
      let before: MatchDetails['events'] = [];
      for (const nowMs of instants(plan)) {
        const { events } = matchDetails(fixtures, plan, nowMs);
        expect(events.slice(0, before.length)).toEqual(before);
        expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
        before = events;
      }
      expect(before.length).toBeGreaterThan(10);
    }
  });

  it('end with a result that a control call has set', () => {
    const [plan] = plans;
    if (plan === undefined) throw new Error('no match');
    const own = testFixtures(SEED);
    const result = game === 'basketball' ? { ft: '88:91', ht: '40:52' } : { ft: '4:2', ht: '1:2' };
    own.overrides.set(plan.id, { result });
    const details = matchDetails(own, plan, plan.startMs + 10 * MINUTE_MS);
    expect([details.state, details.score, text(scoreOf(details.events))]).toEqual(['finished', result.ft, result.ft]);
    const half = details.periods.slice(0, details.periods.length / 2);
    const sum = (side: 'home' | 'away') => half.reduce((total, period) => total + (period[side] ?? 0), 0);
    expect(`${sum('home')}:${sum('away')}`).toBe(result.ht);
  });

  it('tell the form from the results that the lists show', () => {
    const nowMs = (DAY + 1) * DAY_MS;
    const results = fixtures.results(game, nowMs);
    const [plan] = plans;
    if (plan === undefined) throw new Error('no match');
    const { form } = matchDetails(fixtures, plan, nowMs);
    expect(form.home.length).toBeGreaterThan(0);
    for (const past of form.home) {
      const found = results.find(
        ({ start_time: at, home, away }) => at === past.start_time && [home, away].includes(plan.home),
      );
      expect(past.isHome ? found?.score : found?.score?.split(':').reverse().join(':')).toBe(past.score);
      expect(found?.start_time).not.toBe(new Date(plan.startMs).toISOString());
    }
  });
});

describe('a red card', () => {
  const plans = Array.from({ length: 60 }, (_, back) => matchesOfDay(SEED, 'soccer', DAY - back)).flat();
  const carded = plans.flatMap((plan) => {
    const cards = redCards(SEED, plan);
    const [card] = cards;
    return card === undefined || cards.length > 1 ? [] : [{ plan, card }];
  });

  it('is followed by as many goals as its prices expect', () => {
    let [expected, scored, usual] = [0, 0, 0];
    for (const { plan, card } of carded) {
      const left = (90 - card.minute) / 90;
      expected += expectedAt(SEED, plan, card.minute)[card.side] * left;
      usual += plan.expected[card.side] * left;
      scored += plan.scorings.filter(({ side, minute }) => side === card.side && minute > card.minute).length;
    }
    expect(carded.length).toBeGreaterThan(100);
    expect(expected / usual).toBeCloseTo(0.7, 10);
    // Three deviations of a Poisson count around what is expected.
    expect(Math.abs(scored - expected)).toBeLessThan(3 * Math.sqrt(expected));
  });

  it('moves the odds of the match in the minute in which it is shown', () => {
    const { plan, card } =
      carded.find(({ plan: { scorings, fate }, card: { minute } }) => {
        const { home, away } = scoreAt({ scorings }, minute);
        return fate === 'played' && minute > 20 && minute < 40 && home === away;
      }) ?? {};
    if (plan === undefined || card === undefined) throw new Error('no such match');
    const outcome = card.side === 'home' ? 'w' : 'l';
    const odds = (minute: number) => {
      const { match } = matchView(SEED, plan, plan.startMs + minute * MINUTE_MS);
      const market = match.markets.find(({ kind }) => kind === 'wl');
      return Number(market?.outcomes.find((each) => each.outcome === outcome)?.odds);
    };
    expect(odds(card.minute) / odds(card.minute - 1)).toBeGreaterThan(1.1);
  });
});
