import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { PlacedBet, StoredPlacing } from '#app/features/betting/slip/placing/placing-slice.ts';
import { StoredCoupon, StoredCricketMatch, StoredItem, StoredSlip } from './stored-slip.ts';

const text = (length: number) => 'x'.repeat(length);
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

const COUPON = { passes: ['single'], stake: '1', multiple: '1', bankers: ['m1'] };
const CRICKET_PICK = { id: 'c', categoryLabel: 'Toss', slipLabel: 'A', odd: '1.90', typed: '5' };
const CRICKET = { home: 'A', away: 'B', picks: [CRICKET_PICK] };
const SLIP = {
  items: [aPick()],
  mode: 'combined',
  coupons: { soccer: COUPON, basketball: COUPON, bd: COUPON },
  stakes: { 'm1 wl w': '3' },
  cricket: { c1: CRICKET },
};
const BET = { key: 'k', game: 'soccer', picks: ['p'], state: 'waiting' };

/** The longest that is read of each property, and what it would be with one more. */
const LIMITS: readonly (readonly [
  name: string,
  schema: v.GenericSchema,
  make: (length: number) => unknown,
  most: number,
])[] = [
  ['names of teams', StoredItem, (length) => ({ ...aPick(), home: text(length) }), 200],
  ['names of guests', StoredItem, (length) => ({ ...aPick(), away: text(length) }), 200],
  ['names of leagues', StoredItem, (length) => ({ ...aPick(), league: text(length) }), 200],
  ['outcomes', StoredItem, (length) => ({ ...aPick(), outcome: text(length) }), 40],
  ['lines', StoredItem, (length) => ({ ...aPick(), line: text(length) }), 10],
  ['passes', StoredCoupon, (length) => ({ ...COUPON, passes: many(length, 'single') }), 40],
  ['names of passes', StoredCoupon, (length) => ({ ...COUPON, passes: [text(length)] }), 40],
  ['stakes', StoredCoupon, (length) => ({ ...COUPON, stake: text(length) }), 60],
  ['multiples', StoredCoupon, (length) => ({ ...COUPON, multiple: text(length) }), 30],
  ['bankers', StoredCoupon, (length) => ({ ...COUPON, bankers: many(length, 'm1') }), 60],
  ['cricket picks', StoredCricketMatch, (length) => ({ ...CRICKET, picks: many(length, CRICKET_PICK) }), 50],
  [
    'ids of cricket picks',
    StoredCricketMatch,
    (length) => ({ ...CRICKET, picks: [{ ...CRICKET_PICK, id: text(length) }] }),
    64,
  ],
  [
    'cricket stakes',
    StoredCricketMatch,
    (length) => ({ ...CRICKET, picks: [{ ...CRICKET_PICK, typed: text(length) }] }),
    60,
  ],
  ['picks', StoredSlip, (length) => ({ ...SLIP, items: many(length, aPick()) }), 500],
  ['keys of stakes', StoredSlip, (length) => ({ ...SLIP, stakes: { [text(length)]: '1' } }), 200],
  ['keys of bets', PlacedBet, (length) => ({ ...BET, key: text(length) }), 64],
  ['picks of a bet', PlacedBet, (length) => ({ ...BET, picks: many(length, 'p') }), 500],
  ['keys of its picks', PlacedBet, (length) => ({ ...BET, picks: [text(length)] }), 200],
  ['titles', PlacedBet, (length) => ({ ...BET, title: text(length) }), 400],
  ['items of a bet', PlacedBet, (length) => ({ ...BET, bet: { items: many(length, aPick()), coupon: COUPON } }), 500],
  ['bets', StoredPlacing, (length) => ({ userId: 'u1', bets: many(length, BET) }), 500],
];

it.each(LIMITS)('stored %s are read up to their limit', (_, schema, make, most) => {
  expect(v.parse(schema, make(most))).toEqual(make(most));
  expect(v.is(schema, make(most + 1))).toBe(false);
});

it.each([
  ['an odd mode', StoredSlip, { ...SLIP, mode: 'other' }],
  ['a match of cricket without picks', StoredCricketMatch, { ...CRICKET, picks: [] }],
  ['odds that are none', StoredCricketMatch, { ...CRICKET, picks: [{ ...CRICKET_PICK, odd: '1e9' }] }],
  ['a time that is none', StoredItem, { ...aPick(), startTime: 'soon' }],
  ['an unknown market', StoredItem, { ...aPick(), market: 'other' }],
  ['an unknown state', PlacedBet, { ...BET, state: 'other' }],
  ['an unknown game', PlacedBet, { ...BET, game: 'other' }],
] as const)('%s is not read', (_, schema, value) => expect(v.is(schema as v.GenericSchema, value)).toBe(false));

it('a whole slip and every state of a bet are read as they were', () => {
  expect(v.parse(StoredSlip, SLIP)).toEqual(SLIP);
  const { basketball: _basketball, bd: _bd, ...coupons } = SLIP.coupons;
  expect(v.parse(StoredSlip, { ...SLIP, mode: 'singles', coupons })).toEqual({ ...SLIP, mode: 'singles', coupons });
  const states = ['waiting', 'sending', 'checking', 'accepted', 'refused', 'neverDone', 'unknown', 'notSent'];
  for (const state of states) expect(v.parse(PlacedBet, { ...BET, state })).toEqual({ ...BET, state });
  const receipt = { betId: 'b1', stake: '1', max: '2', currency: 'USDT', odds: { a: '1.90' } };
  const cricket = { ...BET, game: 'cricket', receipt, cricket: { matchId: 'c1', ...CRICKET } };
  expect(v.parse(PlacedBet, cricket)).toEqual(cricket);
});
