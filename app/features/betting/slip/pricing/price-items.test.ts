import { describe, expect, it } from 'vitest';
import type { Market, Match } from '#contract/entities';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { shortOdds } from './combined-odds.ts';
import { currentPrice } from './current-price.ts';
import { priceItems } from './price-items.ts';
import type { AcceptOdds } from './to-engine-slip.ts';

const market = (change: Partial<Market> = {}): Market => ({
  kind: 'wl',
  status: 'open',
  outcomes: [
    { outcome: 'd', odds: '3.40' },
    { outcome: 'w', odds: '1.85' },
  ],
  ...change,
});
const match = (markets: readonly Market[], change: Partial<Match> = {}): Match => ({
  match_id: 'm1',
  game: 'soccer',
  league: { id: 'l1', name: 'League' },
  home: 'Home',
  away: 'Away',
  start_time: '2026-03-01T15:00:00.000Z',
  state: 'scheduled',
  minute: 7,
  score: '1:0',
  markets: [...markets],
  ...change,
});
const WHEN = { startTime: '2026-03-01T15:00:00.000Z' };
const LIVE = { ...WHEN, live: { minute: 7, score: '1:0' } };
const GONE = { state: 'gone' };

describe('the price of a pick', () => {
  it.each([
    ['on offer', [match([market()])], { state: 'open', odds: '1.85', line: undefined, when: WHEN }],
    [
      'of a live match',
      [match([market()], { state: 'live' })],
      { state: 'open', odds: '1.85', line: undefined, when: LIVE },
    ],
    ['with a line', [match([market({ handicap_val: '-1' })])], { state: 'open', odds: '1.85', line: '-1', when: WHEN }],
    [
      'suspended',
      [match([market({ status: 'suspended' })])],
      { state: 'suspended', odds: '1.85', line: undefined, when: WHEN },
    ],
    ['closed', [match([market({ status: 'closed' })])], GONE],
    ['of a match that is over', [match([market()], { state: 'finished' })], GONE],
    ['of a match that is void', [match([market()], { state: 'void' })], GONE],
    ['of another match', [match([market()], { match_id: 'm2' })], GONE],
    ['of another market', [match([market({ kind: 'goals' })])], GONE],
    ['of another outcome', [match([market({ outcomes: [{ outcome: 'l', odds: '2.00' }] })])], GONE],
    ['of an empty list', [], GONE],
  ])('%s', (_, matches, price) => {
    expect(currentPrice(matches, { matchId: 'm1', market: 'wl', outcome: 'w' })).toEqual(price);
  });
});

describe('a pick beside the list of now', () => {
  const priced = (odds: string, accept: AcceptOdds) =>
    priceItems([aPick({ odds })], { soccer: [match([market()])] }, accept);
  it.each([
    ['1.85', 'none', false],
    ['1.850', 'none', false],
    ['1.84', 'none', true],
    ['1.86', 'none', true],
    ['1.84', 'better', false],
    ['1.86', 'better', true],
    ['1.84', 'any', false],
    ['1.86', 'any', false],
  ] as const)('at %s, where %s is accepted, has moved: %s', (odds, accept, hasMoved) => {
    const item = aPick({ odds });
    const now = aPick({ odds: '1.85' });
    expect(priced(odds, accept)).toEqual([
      { item, state: 'open', bet: now, when: WHEN, ...(hasMoved && { moved: now }) },
    ]);
  });

  it('on another line is another bet, also where any odds are accepted', () => {
    const item = aPick({ market: 'handicap', line: '-1', odds: '1.85' });
    const list = (line?: string) => ({
      soccer: [match([market({ kind: 'handicap', ...(line !== undefined && { handicap_val: line }) })])],
    });
    const moved = { ...item, line: '-2' };
    expect(priceItems([item], list('-2'), 'any')).toEqual([{ item, state: 'open', bet: moved, moved, when: WHEN }]);
    expect(priceItems([item], list('-1'), 'none')).toEqual([{ item, state: 'open', bet: item, when: WHEN }]);
    expect(priceItems([item], list(), 'none')).toEqual([{ item, state: 'open', bet: item, when: WHEN }]);
    const [win, lined] = [aPick({ odds: '1.85' }), { soccer: [match([market({ handicap_val: '-1' })])] }];
    expect(priceItems([win], lined, 'none')).toEqual([{ item: win, state: 'open', bet: win, when: WHEN }]);
  });

  it('is unknown before the list is read, and gone where it is not on offer or not sold', () => {
    const [item, unsold] = [aPick(), aPick({ outcome: '__proto__' })];
    expect(priceItems([item, unsold], {}, 'any')).toEqual([
      { item, state: 'unknown', bet: item },
      { item: unsold, state: 'gone', bet: unsold },
    ]);
    expect(priceItems([item], { soccer: [] }, 'any')).toEqual([{ item, state: 'gone', bet: item }]);
    const suspended = [match([market({ status: 'suspended' })])];
    expect(priceItems([item], { soccer: suspended }, 'none')).toEqual([
      { item, state: 'suspended', bet: item, when: WHEN },
    ]);
  });
});

it.each([
  ['2', '2.00'],
  ['2.5', '2.50'],
  ['2.57', '2.57'],
  ['2.579', '2.57'],
  ['10742.746798', '10742.74'],
])('odds of %s are shown as %s', (odds, shown) => expect(shortOdds(odds)).toBe(shown));
