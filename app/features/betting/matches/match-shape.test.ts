import { describe, expect, it } from 'vitest';
import type { Market, Match } from '#contract/entities';
import { eachMovedPrice, isSamePlace, isSameShape, oddsIn, withOdds } from './match-shape.ts';
import { aMatch } from './test/a-match.ts';

const wl: Market = {
  kind: 'wl',
  status: 'open',
  outcomes: [
    { outcome: 'w', odds: '1.50' },
    { outcome: 'd', odds: '3.20' },
    { outcome: 'l', odds: '5.00' },
  ],
};
const handicap: Market = {
  kind: 'handicap',
  status: 'open',
  handicap_val: '-1',
  outcomes: [
    { outcome: 'w', odds: '2.50' },
    { outcome: 'l', odds: '1.60' },
  ],
};
const MATCH = aMatch({
  state: 'live',
  minute: 30,
  score: '1:0',
  half_time_score: '0:0',
  markets: [wl, handicap],
});
const changed = (by: Partial<Match>): Match => ({ ...structuredClone(MATCH), ...by });

describe('a match without its odds', () => {
  const dearer = { ...wl, outcomes: wl.outcomes.map((each) => ({ ...each, odds: '9.00' })) };

  it.each<[string, Partial<Match>, boolean, boolean]>([
    ['nothing', {}, true, true],
    ['odds', { markets: [dearer, handicap] }, true, true],
    ['its state', { state: 'suspended' as Match['state'] }, false, false],
    ['its minute', { minute: 31 }, false, true],
    ['its score', { score: '2:0' }, false, true],
    ['its score at half time', { half_time_score: '1:0' }, false, true],
    ['its start', { start_time: '2026-03-14T15:05:00Z' }, false, false],
    ['the team at home', { home: 'Other' }, false, false],
    ['the other team', { away: 'Other' }, false, false],
    ['its league', { league: { ...MATCH.league, id: 'other' } }, false, false],
    ['the name of its league', { league: { ...MATCH.league, name: 'Other' } }, false, false],
    ['a market less', { markets: [wl] }, false, true],
    ['the order of its markets', { markets: [handicap, wl] }, false, true],
    ['the status of a market', { markets: [{ ...wl, status: 'suspended' }, handicap] }, false, true],
    ['a line', { markets: [wl, { ...handicap, handicap_val: '-2' }] }, false, true],
    ['an outcome less', { markets: [{ ...wl, outcomes: wl.outcomes.slice(0, 2) }, handicap] }, false, true],
    ['the order of outcomes', { markets: [{ ...wl, outcomes: wl.outcomes.toReversed() }, handicap] }, false, true],
  ])('%s has changed', (_, by, isShape, isPlace) => {
    expect(isSameShape(MATCH, changed(by))).toBe(isShape);
    expect(isSamePlace(MATCH, changed(by))).toBe(isPlace);
  });

  it('has the same place before it starts, whatever it is called then', () => {
    const scheduled = changed({ state: 'scheduled' });
    expect(isSamePlace(scheduled, changed({ state: 'suspended' as Match['state'] }))).toBe(true);
    expect(isSamePlace(scheduled, MATCH)).toBe(false);
  });
});

describe('moved prices', () => {
  const moved = (before: Partial<Match>, now: Partial<Match>) => {
    const found: unknown[] = [];
    eachMovedPrice(changed(before), changed(now), (key, odds, was) => found.push([key, odds, was]));
    return found;
  };
  const priced = (odds: Readonly<Record<string, string>>, of = wl): Market => ({
    ...of,
    outcomes: Object.entries(odds).map(([outcome, each]) => ({ outcome, odds: each })),
  });

  it('are those that differ, by outcome, also where their order does', () => {
    expect(moved({}, {})).toEqual([]);
    expect(moved({}, { markets: [priced({ w: '1.55', d: '3.20', l: '4.80' }), handicap] })).toEqual([
      [{ matchId: 'm-1', market: 'wl', outcome: 'w' }, '1.55', '1.50'],
      [{ matchId: 'm-1', market: 'wl', outcome: 'l' }, '4.80', '5.00'],
    ]);
    expect(moved({}, { markets: [priced({ l: '5.00', w: '1.55' }), handicap] })).toEqual([
      [{ matchId: 'm-1', market: 'wl', outcome: 'w' }, '1.55', '1.50'],
    ]);
  });

  it('are no new outcomes, no new markets, and none of another line', () => {
    expect(moved({ markets: [priced({ w: '1.50' })] }, { markets: [priced({ w: '1.50', d: '4.00' })] })).toEqual([]);
    expect(moved({ markets: [handicap] }, {})).toEqual([]);
    const line = priced({ w: '9.00', l: '9.00' }, { ...handicap, handicap_val: '-2' });
    expect(moved({}, { markets: [wl, line] })).toEqual([]);
  });
});

it('gives the price of an outcome, and the match with another one', () => {
  expect(oddsIn(MATCH, { market: 'handicap', outcome: 'l' })).toBe('1.60');
  expect(oddsIn(MATCH, { market: 'handicap', outcome: 'd' })).toBeUndefined();
  expect(oddsIn(MATCH, { market: 'goals', outcome: 'l' })).toBeUndefined();
  expect(oddsIn(undefined, { market: 'wl', outcome: 'l' })).toBeUndefined();
  const now = withOdds(MATCH, { market: 'wl', outcome: 'd' }, '3.30');
  expect(now).toEqual(
    changed({ markets: [{ ...wl, outcomes: wl.outcomes.with(1, { outcome: 'd', odds: '3.30' }) }, handicap] }),
  );
  expect(now.markets[1]).toBe(handicap);
});
