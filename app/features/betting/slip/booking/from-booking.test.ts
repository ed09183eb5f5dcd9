import { expect, it } from 'vitest';
import type { CricketMatch, Market, Match } from '#contract/entities';
import type { Booking } from '#engine/booking';
import { fromBooking } from './from-booking.ts';

const market = (change: Partial<Market>): Market => ({
  kind: 'wl',
  status: 'open',
  outcomes: [
    { outcome: 'w', odds: '1.90' },
    { outcome: 'l', odds: '3.00' },
  ],
  ...change,
});
const match = (id: string, markets: readonly Market[], change: Partial<Match> = {}): Match => ({
  match_id: id,
  game: 'soccer',
  league: { id: 'l1', name: 'League' },
  home: `Home ${id}`,
  away: `Away ${id}`,
  start_time: '2026-03-01T15:00:00.000Z',
  state: 'scheduled',
  markets: [...markets],
  ...change,
});
const names = (id: string) => ({
  home: `Home ${id}`,
  away: `Away ${id}`,
  league: 'League',
  startTime: '2026-03-01T15:00:00.000Z',
});
const booking = (change: Partial<Booking>): Booking => ({ slips: [], cricket: [], ...change });
type Booked = Booking['slips'][number]['matches'][number];
const soccer = (...matches: readonly Booked[]): Booking =>
  booking({ slips: [{ game: 'soccer', passes: ['2-string-1', 'single'], matches }] as never });
const pick = (kind: string, outcome: string, odds = '1.85') =>
  ({ market: kind, outcome, odds }) as Booked['picks'][number];

it('has the names of now with the odds, lines, passes and bankers of the code', () => {
  const list = [
    match('m1', [market({}), market({ kind: 'handicap', handicap_val: '-2' })]),
    match('m2', [market({ kind: 'goals', outcomes: [{ outcome: '2', odds: '4.00' }], handicap_val: '9' })]),
  ];
  const booked = soccer(
    { id: 'm2', banker: true, total: '7', picks: [pick('goals', '2')] },
    { id: 'm1', handicap: '-1', total: '5', picks: [pick('wl', 'l', '2.10'), pick('handicap', 'w')] },
  );
  expect(fromBooking(booked, { soccer: list, basketball: undefined }, undefined)).toEqual({
    gone: [],
    slip: {
      items: [
        { game: 'soccer', matchId: 'm2', ...names('m2'), market: 'goals', outcome: '2', odds: '1.85' },
        { game: 'soccer', matchId: 'm1', ...names('m1'), market: 'wl', outcome: 'l', odds: '2.10' },
        { game: 'soccer', matchId: 'm1', ...names('m1'), market: 'handicap', outcome: 'w', odds: '1.85', line: '-1' },
      ],
      mode: 'combined',
      coupons: { soccer: { passes: ['2-string-1', 'single'], stake: '', multiple: '1', bankers: ['m2'] } },
      stakes: {},
      cricket: {},
    },
  });
});

it('a total has its own line, and without one the line of now', () => {
  const bs = market({ kind: 'bs', handicap_val: '170.5', outcomes: [{ outcome: 'big', odds: '1.80' }] });
  const items = (booked: Booked) =>
    fromBooking(soccer(booked), { soccer: [match('m1', [bs])] }, [])?.slip.items.map(({ line }) => line);
  expect(items({ id: 'm1', handicap: '-1', total: '168.5', picks: [pick('bs', 'big')] })).toEqual(['168.5']);
  expect(items({ id: 'm1', handicap: '-1', picks: [pick('bs', 'big')] })).toEqual(['170.5']);
});

it.each([
  ['its match is not in the list', [], {}],
  [
    'its market is missing',
    [match('m1', [market({ kind: 'goals' })])],
    { match: expect.objectContaining({ home: 'Home m1' }) },
  ],
  [
    'its outcome is missing',
    [match('m1', [market({ outcomes: [{ outcome: 'l', odds: '3.00' }] })])],
    { match: expect.objectContaining({ home: 'Home m1' }) },
  ],
  [
    'its market is closed',
    [match('m1', [market({ status: 'closed' })])],
    { match: expect.objectContaining({ home: 'Home m1' }) },
  ],
] as const)('a pick is gone where %s', (_, list, of) => {
  const booked = soccer({ id: 'm1', handicap: '-1', total: '7', picks: [pick('wl', 'w')] });
  const opened = fromBooking(booked, { soccer: list }, undefined);
  expect(opened?.slip.items).toEqual([]);
  expect(opened?.gone).toEqual([
    { game: 'soccer', key: 'm1 wl w', pick: { market: 'wl', outcome: 'w', line: '7' }, odds: '1.85', ...of },
  ]);
});

it('a pick of a market that is suspended stays', () => {
  const list = [match('m1', [market({ status: 'suspended' })])];
  const opened = fromBooking(soccer({ id: 'm1', picks: [pick('wl', 'w')] }), { soccer: list }, undefined);
  expect([opened?.slip.items.length, opened?.gone]).toEqual([1, []]);
});

it('waits for the lists that it needs, and no others', () => {
  const cricket = [{ matchId: 'c1', picks: [{ id: 'c1.toss.home', odds: '1.88' }] }];
  expect(fromBooking(soccer(), {}, [])).toBeUndefined();
  expect(fromBooking(booking({}), {}, undefined)?.slip.coupons).toEqual({});
  expect(fromBooking(booking({ cricket }), {}, undefined)).toBeUndefined();
  expect(fromBooking(booking({ cricket }), {}, [])?.gone).toEqual([
    { game: 'cricket', key: 'c1 c1.toss.home', odds: '1.88' },
  ]);
});

it('cricket has the names of now with the odds of the code', () => {
  const offer = { categoryLabel: 'Toss', slipLabel: 'A', odd: '1.90', isOpen: true };
  const bets = { one: offer, two: { ...offer, isOpen: false } };
  const matches = [
    { matchId: 'c0', bets: {}, home: 'X', away: 'Y' },
    { matchId: 'c1', bets, home: 'A', away: 'B' },
  ] as unknown as readonly CricketMatch[];
  const picks = ['one', 'two', 'three'].map((id) => ({ id, odds: '1.88' }));
  const opened = fromBooking(booking({ cricket: [{ matchId: 'c1', picks }] }), {}, matches);
  expect(opened?.slip.cricket).toEqual({
    c1: { home: 'A', away: 'B', picks: [{ id: 'one', categoryLabel: 'Toss', slipLabel: 'A', odd: '1.88', typed: '' }] },
  });
  expect(opened?.gone).toEqual([
    { game: 'cricket', key: 'c1 two', match: matches[1], odds: '1.88' },
    { game: 'cricket', key: 'c1 three', match: matches[1], odds: '1.88' },
  ]);
  expect(
    fromBooking(booking({ cricket: [{ matchId: 'c1', picks: picks.slice(1) }] }), {}, matches)?.slip.cricket,
  ).toEqual({});
});
