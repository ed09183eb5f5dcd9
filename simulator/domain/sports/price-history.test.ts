import { describe, expect, it } from 'vitest';
import type { Match, PriceHistory } from '#contract/entities';
import { PriceHistory as PriceHistoryShape } from '#contract/entities';
import { parse } from 'valibot';
import type { Settings } from '../../core/store/settings.ts';
import { matchesOfDay } from './day-matches.ts';
import { FixturesBook } from './fixtures-book.ts';
import { DAY_MS } from './match-id.ts';
import { matchView } from './match-view.ts';
import type { MatchPlan } from './plan/match-plan.ts';
import { priceHistory } from './price-history.ts';

const SEED = 'slipway';
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY = Math.floor(Date.parse('2026-03-14T00:00:00.000Z') / DAY_MS);

/** A book whose store is a map, so that another book can read it. */
function aStore() {
  const kept = new Map<string, unknown>();
  const all = (kind: string) =>
    [...kept]
      .filter(([name]) => name.startsWith(`${kind} `))
      .map(([name, value]) => [name.slice(kind.length + 1), value]);
  const settings = { all, set: (kind: string, key: string, value: unknown) => void kept.set(`${kind} ${key}`, value) };
  return () => new FixturesBook(SEED, settings as unknown as Settings, 36);
}

function aMatch(game: 'soccer' | 'basketball' = 'soccer'): MatchPlan {
  const plan = matchesOfDay(SEED, game, DAY).find(({ fate }) => fate === 'played');
  if (plan === undefined) throw new Error('no match');
  return plan;
}

const homeOf = ({ tracks }: PriceHistory) =>
  tracks.find(({ kind, outcome }) => kind === 'wl' && outcome === 'w')?.prices ?? [];
const homeIn = ({ markets }: Match) =>
  markets.find(({ kind }) => kind === 'wl')?.outcomes.find(({ outcome }) => outcome === 'w')?.odds;

describe('the history of prices', () => {
  it.each(['soccer', 'basketball'] as const)('of a %s match is every price that the lists showed', (game) => {
    const plan = aMatch(game);
    const nowMs = plan.startMs + 50 * MINUTE_MS;
    const prices = homeOf(parse(PriceHistoryShape, priceHistory(aStore()(), plan, nowMs)));
    const shown: { at: string; odds: string | undefined }[] = [];
    for (let ms = plan.startMs - 48 * HOUR_MS; ms <= nowMs; ms = matchView(SEED, plan, ms).untilMs) {
      const odds = homeIn(matchView(SEED, plan, ms).match);
      if (odds !== shown.at(-1)?.odds) shown.push({ at: new Date(ms).toISOString(), odds });
    }
    expect(shown.length).toBeGreaterThan(20);
    expect(prices).toEqual(shown);
  });

  it('has one point while a price has not moved', () => {
    const plan = aMatch();
    const history = priceHistory(aStore()(), plan, plan.startMs - 60 * HOUR_MS);
    expect(history.tracks.map(({ prices }) => prices.length)).toEqual(history.tracks.map(() => 1));
    expect(history.tracks.length).toBeGreaterThan(3);
  });

  it('is the same whether it is continued or read at once, and goes back with the clock', () => {
    const plan = aMatch();
    const [book, other] = [aStore()(), aStore()()];
    const early = structuredClone(priceHistory(book, plan, plan.startMs - HOUR_MS));
    const late = priceHistory(book, plan, plan.startMs + 30 * MINUTE_MS);
    expect(late).toEqual(priceHistory(other, plan, plan.startMs + 30 * MINUTE_MS));
    expect(homeOf(late).slice(0, homeOf(early).length)).toEqual(homeOf(early));
    expect(priceHistory(book, plan, plan.startMs - HOUR_MS)).toEqual(early);
  });

  it('has the prices of control calls from when they were set, also after a restart', () => {
    const plan = aMatch();
    const book = aStore();
    const first = book();
    const at = (hours: number) => plan.startMs - hours * HOUR_MS;
    const before = homeOf(priceHistory(first, plan, at(10)));
    first.overrides.set(plan.id, { odds: { 'wl:w': '7.50' } }, at(9));
    first.overrides.set(plan.id, { odds: { 'wl:w': '8.00' } }, at(8));
    for (const each of [first, book()]) {
      const prices = homeOf(priceHistory(each, plan, at(7)));
      expect(prices.slice(0, before.length)).toEqual(before);
      expect(prices.slice(-2)).toEqual([
        { at: new Date(at(9)).toISOString(), odds: '7.50' },
        { at: new Date(at(8)).toISOString(), odds: '8.00' },
      ]);
    }
  });

  it('keeps the prices of a line apart from those of the line before it', () => {
    const plan = aMatch('basketball');
    const book = aStore()();
    book.overrides.set(plan.id, { total: '301.5' }, plan.startMs - HOUR_MS);
    const lines = priceHistory(book, plan, plan.startMs - 1).tracks.filter(({ kind }) => kind === 'bs');
    expect(new Set(lines.map(({ handicap_val: line }) => line))).toEqual(new Set([plan.total, '301.5']));
    const [first] = lines.find(({ handicap_val: line }) => line === '301.5')?.prices ?? [];
    expect(first?.at).toBe(new Date(plan.startMs - HOUR_MS).toISOString());
  });

  it('keeps the newest 240 prices of a selection', () => {
    const plan = aMatch();
    const book = aStore()();
    const showing = (minute: number) => ({
      atMs: plan.startMs - (600 - minute) * MINUTE_MS,
      match: {
        ...matchView(SEED, plan, plan.startMs - HOUR_MS).match,
        markets: [
          { kind: 'wl' as const, status: 'open' as const, outcomes: [{ outcome: 'w', odds: `2.${1_000 + minute}` }] },
        ],
      },
    });
    book.recorded.set(Array.from({ length: 500 }, (_, minute) => showing(minute)));
    const own = book.plan(plan.id);
    if (own === undefined) throw new Error('no recorded match');
    const prices = homeOf(priceHistory(book, own, plan.startMs - MINUTE_MS));
    expect(prices).toHaveLength(240);
    expect([prices[0]?.odds, prices.at(-1)?.odds]).toEqual(['2.1260', '2.1499']);
  });
});
