// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import {
  EMPTY_COUPON,
  type Coupon,
  pickKey,
  type SlipItem,
  type SportSlip,
} from '#app/features/betting/slip/model/slip-item.ts';
import { summarise, type SlipContext } from './summarise.ts';
import { toBetRequest } from './to-engine-slip.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';

const aMatch = (id: string, over: { odds?: string; status?: 'open' | 'suspended' | 'closed' } = {}): Match => ({
  match_id: id,
  game: 'soccer',
  league: { id: 'l1', name: 'Northern Premier' },
  home: 'Calder Vale',
  away: 'Royal Aster',
  start_time: '2026-03-01T15:00:00.000Z',
  state: 'scheduled',
  markets: [{ kind: 'wl', status: over.status ?? 'open', outcomes: [{ outcome: 'w', odds: over.odds ?? '1.85' }] }],
});

const context = (over: Partial<SlipContext> = {}): SlipContext => ({
  matches: { soccer: [aMatch('m1'), aMatch('m2'), aMatch('m3')] },
  limits: {
    soccer: {
      bet: { min: '0.01', max: '347.00' },
      multiple: { min: 1, max: 99 },
      Bonus: { min: '0', max: '10000' },
      disabled_regions: [],
    },
  },
  wallet: { balance: '100.000000', currency: 'USDT' },
  rate: '1',
  brandStake: undefined,
  currency: 'USDT',
  accept: 'none',
  ...over,
});

const three = [aPick(), aPick({ matchId: 'm2' }), aPick({ matchId: 'm3' })];
const slip = ({ items = three, ...coupon }: { items?: SlipItem[] } & Partial<Coupon> = {}): SportSlip => ({
  items,
  mode: 'combined',
  coupons: { soccer: { ...EMPTY_COUPON, stake: '2', ...coupon } },
  stakes: {},
});
const soccer = (...matches: Match[]) => ({ matches: { soccer: matches } });

describe('the extra bonus of an accumulator', () => {
  const bonus = [{ matches: 3, rate: '0.05' }];
  it("is the brand's share of the winnings, and is sent with the bet", () => {
    const { extraBonus, staked } = summarise(slip(), context({ bonus }));
    // (12.66325 - 2) x 0.05 = 0.5331625, truncated.
    expect(extraBonus).toBe('0.533162');
    const [only] = staked;
    expect(only?.bet && toBetRequest(only.bet.slip, 'none', only.bet.extraBonus)).toMatchObject({
      extra_bonus_amount: '0.533162',
      bonus_currency: 'USDT',
      total_currency: 'USDT',
    });
  });

  it('is none for a system, below the first step, and where the brand has none', () => {
    expect(summarise(slip({ passes: ['2-string-1'] }), context({ bonus }))).not.toHaveProperty('extraBonus');
    expect(summarise(slip({ items: three.slice(0, 2) }), context({ bonus }))).not.toHaveProperty('extraBonus');
    expect(summarise(slip(), context())).not.toHaveProperty('extraBonus');
  });
});

it('a bet is sent with the name, the prize and the line of each selection', () => {
  const pick = { market: 'handicap' as const, outcome: 'w', odds: '1.90' };
  const total = { market: 'bs' as const, outcome: 'big', odds: '1.85' };
  const matches = [{ id: 'b1', handicap: '-1.5', total: '170.5', picks: [pick, total] }];
  const request = toBetRequest({
    game: 'basketball',
    currency: 'BRL',
    stake: '2',
    multiple: 1,
    passes: ['single'],
    matches,
  });
  expect(request.matches[0]?.picks).toEqual([
    { kind: 'handicap', outcome: 'w', odds: '1.90', name: 'w', prize: '3.80', handicap_val: '-1.5' },
    { kind: 'bs', outcome: 'big', odds: '1.85', name: 'big', prize: '3.70', extra: '170.5' },
  ]);
});

describe('what the slip shows', () => {
  it('is one line over all matches as long as nothing else is chosen', () => {
    const { tickets, lines, odds, total, reasons } = summarise(slip(), context());
    expect(tickets[0]?.ticket.passes).toEqual(['3-string-1']);
    expect(lines).toBe('1');
    // 1.85 x 1.85 x 1.85 = 6.331625, truncated.
    expect(odds).toBe('6.33');
    // 2 x 1.85 x 1.85 x 1.85 = 12.66325, exactly.
    expect(total?.max).toBe('12.663250');
    expect(reasons).toEqual([]);
  });

  it('adds up several passes', () => {
    const { lines, odds, total } = summarise(slip({ passes: ['single', '2-string-1'] }), context());
    expect(odds).toBeUndefined();
    expect(lines).toBe('6');
    expect(total?.totalStake).toBe('12.000000');
    // 2 x (3 x 1.85 + 3 x 3.4225)
    expect(total?.max).toBe('31.635000');
  });

  it('has the kick-off of each match, and its minute and score once it is live', () => {
    const live = { ...aMatch('m1'), state: 'live', minute: 67, score: '1:0' } as const;
    const { priced } = summarise(slip(), context(soccer(live, aMatch('m2'), aMatch('m3'))));
    expect(priced.map(({ when }) => when)).toEqual([
      { startTime: '2026-03-01T15:00:00.000Z', live: { minute: 67, score: '1:0' } },
      { startTime: '2026-03-01T15:00:00.000Z' },
      { startTime: '2026-03-01T15:00:00.000Z' },
    ]);
  });

  it('drops a chosen pass that no longer fits', () => {
    const { tickets } = summarise(slip({ items: three.slice(0, 2), passes: ['3-string-1'] }), context());
    expect(tickets[0]?.ticket.passes).toEqual(['2-string-1']);
  });

  it('gives the reason that stops the bet, the most important first', () => {
    const first = (over: Partial<Coupon>, changed: Partial<SlipContext> = {}) =>
      summarise(slip(over), context(changed)).reasons[0];
    expect(first({ stake: '' })).toMatchObject({ kind: 'stake', problem: 'empty' });
    expect(first({ stake: '101' })).toMatchObject({
      kind: 'limit',
      warning: { name: 'insufficientAccountBalance', limit: '100.000000' },
    });
    expect(first({ stake: '400' }, { wallet: undefined })).toMatchObject({
      kind: 'limit',
      warning: { name: 'exceedsMaxBet', limit: '347.00' },
    });
    expect(first({ stake: '' }, soccer(aMatch('m1', { odds: '1.80' }), aMatch('m2'), aMatch('m3')))).toEqual({
      kind: 'oddsMoved',
      count: 1,
    });
    expect(first({}, soccer(aMatch('m1', { status: 'suspended' }), aMatch('m2'), aMatch('m3')))).toEqual({
      kind: 'picksSuspended',
      count: 1,
    });
    expect(first({}, soccer(aMatch('m1', { status: 'closed' }), aMatch('m2')))).toEqual({
      kind: 'picksGone',
      count: 2,
    });
  });

  it('names the maximum and the balance together, each with its number', () => {
    expect(
      summarise(
        slip({ stake: '100000', passes: ['3-string-1'] }),
        context(soccer(aMatch('m1', { odds: '1.80' }), aMatch('m2'), aMatch('m3'))),
      ).reasons,
    ).toMatchObject([
      { kind: 'oddsMoved', count: 1 },
      { kind: 'limit', warning: { name: 'insufficientAccountBalance', limit: '100.000000' } },
      { kind: 'limit', warning: { name: 'exceedsMaxBet', limit: '347.00' } },
      { kind: 'limit', warning: { name: 'exceedsMaxBonus', limit: '10000' } },
    ]);
  });

  it('refuses a bet that returns no more than it costs under a prize cap, with both numbers', () => {
    const rules = { prizeCap: [{ from: 3, to: 3, cap: '45' }] };
    const of = (stake: string) => summarise(slip({ stake }), context({ rules })).reasons;
    expect(of('49')).toEqual([
      { kind: 'limit', warning: { name: 'cannotWin', amount: '49.000000', limit: '45.000000', currency: 'USDT' } },
    ]);
    expect(of('44.999999')).toEqual([]);
  });

  it('asks for new odds to be accepted, and shows at once what they pay', () => {
    const { moved, total } = summarise(
      slip(),
      context(soccer(aMatch('m1', { odds: '9.00' }), aMatch('m2'), aMatch('m3'))),
    );
    expect(moved.map(({ odds }) => odds)).toEqual(['9.00']);
    // 2 x 9.00 x 1.85 x 1.85
    expect(total?.max).toBe('61.605000');
  });

  it('checks the bet against brand and upstream, and shows the tighter limit', () => {
    const warned = (stake: string, brandStake: SlipContext['brandStake'], rate = '1') =>
      summarise(slip({ stake }), context({ brandStake, rate, wallet: undefined })).reasons[0];
    const limit = (name: string, number: string) => ({ kind: 'limit', warning: { name, limit: number } });
    expect(warned('4', { min: '5', max: '20' })).toMatchObject(limit('belowMinBet', '5'));
    expect(warned('21', { min: '5', max: '20' })).toMatchObject(limit('exceedsMaxBet', '20'));
    expect(warned('348', { min: '5', max: '5000' })).toMatchObject(limit('exceedsMaxBet', '347.00'));
    // The upstream's scale by the rate, the brand's are in the currency of the bet already.
    expect(warned('21', { min: '5', max: '20' }, '0.5')).toMatchObject(limit('exceedsMaxBet', '20'));
    expect(warned('20', { min: '5', max: '20' })).toBeUndefined();
  });

  it('reads what was typed anew in another currency: its places, its limits and its balance', () => {
    const inReal = (stake: string) =>
      summarise(slip({ stake }), context({ rate: '5', wallet: { balance: '100.00', currency: 'BRL' } }));
    expect(summarise(slip({ stake: '2.123456' }), context()).total?.totalStake).toBe('2.123456');
    expect(inReal('2.123456').total).toBeUndefined();
    expect(inReal('2.123456').reasons).toMatchObject([{ kind: 'stake', currency: 'BRL' }]);
    expect(inReal('2').total).toMatchObject({ totalStake: '2.00', max: '12.66' });
    for (const [name, value] of Object.entries({ insufficientAccountBalance: '100.00', exceedsMaxBet: '1735.00' }))
      expect(inReal('1736').reasons).toContainEqual({
        kind: 'limit',
        warning: expect.objectContaining({ name, limit: value }) as unknown,
      });
  });

  it('checks the bet of a guest only against the limits that apply to everyone', () => {
    expect(summarise(slip({ stake: '200' }), context({ wallet: undefined })).reasons).toEqual([]);
    expect(summarise(slip({ stake: '400' }), context({ wallet: undefined })).reasons[0]).toMatchObject({
      kind: 'limit',
    });
  });
});

describe('a slip that outgrows everything', () => {
  it('of 15 matches with 3 picks each is counted without drawing its lines, and refused with the number', () => {
    const items = Array.from({ length: 45 }, (_, index) =>
      aPick({ game: 'bd', matchId: `m${index % 15}`, outcome: ['w', 'd', 'l'][Math.floor(index / 15)] ?? 'w' }),
    );
    const passes = Array.from({ length: 14 }, (_, index) => `${index + 2}-string-1`);
    const big = { ...slip({ items }), coupons: { bd: { ...EMPTY_COUPON, passes, stake: '1' } } };
    const { lines, reasons } = summarise(big, context({ matches: {}, wallet: undefined }));
    expect(lines).toBe('1073741778');
    expect(reasons).toContainEqual({ kind: 'tooManyLines', lines: '1073741778', most: '10000' });
  });

  it('of singles never counts home and away together, and leaves out those without a stake', () => {
    const items = [aPick(), aPick({ outcome: 'l', odds: '4.00' }), aPick({ matchId: 'm2' })];
    const stakes = { 'm1 wl w': '2', 'm1 wl l': '3' };
    const { staked, total, reasons } = summarise(
      { items, mode: 'singles', coupons: {}, stakes },
      context({ matches: {} }),
    );
    expect(staked.length).toBe(2);
    expect(total).toMatchObject({ totalStake: '5.000000', max: '12.000000', guaranteed: '0.000000' });
    expect(reasons.map(({ kind }) => kind)).toEqual(['pricesUnknown']);
  });
});

describe("the brand's rules", () => {
  it("never shows more than the brand's caps let a bet pay", () => {
    const rules = { prizeCap: [{ from: 1, to: 1, cap: '12' }] };
    const own = slip({ items: [aPick()], stake: '10', passes: ['single'] });
    expect(summarise(own, context()).total?.max).toBe('18.500000');
    expect(summarise(own, context({ rules })).total?.max).toBe('12.000000');
    const singles: SportSlip = {
      ...own,
      items: three,
      mode: 'singles',
      stakes: Object.fromEntries(three.map((each) => [pickKey(each), '10'])),
    };
    // One that wins alone pays its cap: the lowest return is not above it.
    expect(summarise(singles, context({ rules })).total).toEqual({
      totalStake: '30.000000',
      max: '36.000000',
      guaranteed: '0.000000',
      min: '12.000000',
    });
    // Home and away of one match: one of them wins, and pays its cap.
    const both = [aPick(), aPick({ outcome: 'l', odds: '4.00' })];
    const stakes = Object.fromEntries(both.map((each) => [pickKey(each), '10']));
    const capped = summarise({ ...singles, items: both, stakes }, context({ rules, matches: {} })).total;
    expect(capped).toMatchObject({ max: '12.000000', min: '12.000000' });
  });

  it('stops a bet from a closed region before it is sent', () => {
    const soccer = context().limits.soccer;
    const closed = soccer && { ...soccer, region: 'XB', disabled_regions: ['XB'] };
    const { reasons } = summarise(slip({ stake: '1' }), context({ limits: { soccer: closed } }));
    const ofRegion = { kind: 'limit', warning: { name: 'disabledRegions', region: 'XB' } };
    expect(reasons[0]).toEqual(ofRegion);
    // Before a stake is typed, too, and once.
    const untyped = summarise(slip({ stake: '' }), context({ limits: { soccer: closed } }));
    expect(untyped.reasons).toContainEqual(ofRegion);
    expect(reasons.filter(({ kind }) => kind === 'limit')).toEqual([ofRegion]);
  });
});
