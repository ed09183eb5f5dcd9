// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import type { SettleRules } from '#engine/sports';
import { EMPTY_COUPON, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { stakeRoom } from './stake-room.ts';
import { summarise } from './summarise.ts';

const LIMITS = {
  bet: { min: '0.01', max: '5000' },
  multiple: { min: 1, max: 99 },
  Bonus: { min: '0', max: '1000000' },
  disabled_regions: [],
};
const roomOf = (slip: SportSlip, balance: string, rules?: SettleRules, least?: string, odds?: readonly string[]) => {
  const brandStake = least === undefined ? undefined : { min: least };
  const limits = { soccer: LIMITS, basketball: LIMITS };
  const summary = summarise(slip, {
    matches: odds === undefined ? MATCHES : { soccer: odds.map((odd, at) => aMatch(`m${at + 1}`, odd)) },
    limits,
    wallet: { balance, currency: 'USDT' },
    rate: '1',
    brandStake,
    currency: 'USDT',
    accept: 'none',
    rules,
  });
  return stakeRoom(summary, { limits, rate: '1', brandStake, rules, funds: balance });
};
const room = (...of: Parameters<typeof roomOf>) => roomOf(...of).allowed();
const single = (stake: string, passes: readonly string[] = []): SportSlip => ({
  items: [aPick()],
  mode: 'combined',
  coupons: { soccer: { ...EMPTY_COUPON, stake, passes } },
  stakes: {},
});

const aMatch = (id: string, odds = '1.85'): Match => ({
  match_id: id,
  game: 'soccer',
  league: { id: 'l1', name: 'Northern Premier' },
  home: 'Calder Vale',
  away: 'Royal Aster',
  start_time: '2026-03-01T15:00:00.000Z',
  state: 'scheduled',
  markets: [{ kind: 'wl', status: 'open', outcomes: [{ outcome: 'w', odds }] }],
});
const MATCHES = { soccer: Array.from({ length: 15 }, (_, index) => aMatch(`m${index + 1}`)) };
const CAPPED: SettleRules = { prizeCap: [{ from: 1, to: 15, cap: '450' }] };

describe('what a stake that is too high is set to', () => {
  it('is the balance, or the maximum where that is lower', () => {
    expect(room(single('100000'), '1000')).toMatchObject([
      { ticketId: 'soccer', game: 'soccer', lineStake: '1000.000000' },
    ]);
    expect(room(single('100000'), '9000')).toMatchObject([{ lineStake: '5000.000000' }]);
  });

  it('has two places, as its button names it, unless that is nothing or too little', () => {
    const three: SportSlip = {
      ...single('100000', ['2-string-1']),
      items: ['m1', 'm2', 'm3'].map((matchId) => aPick({ matchId })),
    };
    expect(room(three, '1000')).toMatchObject([{ lineStake: '333.33', total: '999.990000' }]);
    expect(room(three, '0.02')).toMatchObject([{ lineStake: '0.006666', total: '0.019998' }]);
  });

  it('MAX has two places too: what the field shows, the button names and the upstream gets are one amount', () => {
    const most = (...of: Parameters<typeof roomOf>) => roomOf(...of).maxLineStake('soccer');
    const lines = (count: number): SportSlip => ({
      ...single('1', [count === 3 ? '2-string-1' : 'single']),
      items: Array.from({ length: count }, (_, index) => aPick({ matchId: `m${index + 1}` })),
    });
    expect(most(lines(3), '1000')).toBe('333.33');
    expect(most(single('1'), '12.345678')).toBe('12.34');
    // Sixteen lines at 0.625 cost 10.00 together.
    expect(
      most(
        { ...lines(8), coupons: { soccer: { ...EMPTY_COUPON, stake: '1', passes: ['single'], multiple: '2' } } },
        '10',
      ),
    ).toBe('0.625000');
    // 2.00 is below the least stake.
    expect(most(single('1'), '2.008', undefined, '2.005')).toBe('2.008000');
    expect(most(single('1'), '0')).toBe('0.000000');
  });

  it('is nothing where the stake is allowed, or where no stake is', () => {
    expect(room(single('7'), '1000')).toBeUndefined();
    expect(room(single('7'), '0')).toBeUndefined();
  });

  it('is the highest stake that a prize cap does not lower, and so is MAX', () => {
    expect(room(single('490'), '1000', CAPPED)).toMatchObject([{ lineStake: '243.24', total: '243.240000' }]);
    const max = (balance: string, least?: string) => roomOf(single('1'), balance, CAPPED, least).maxLineStake('soccer');
    expect(max('1000')).toBe('243.24');
    expect(max('100')).toBe('100.000000');
    // A least stake above it can still win.
    expect(max('1000', '300')).toBe('449.99');
    const singles: SportSlip = { items: [aPick(), aPick({ matchId: 'm2' })], mode: 'singles', coupons: {}, stakes: {} };
    expect(roomOf(singles, '1000', CAPPED).maxLineStake('m2 wl w')).toBe('243.24');
  });

  it('MAX of a treble stops where the slip says that the highest useful stake is', () => {
    const odds = ['2.65', '2.30', '2.24'];
    const treble: SportSlip = {
      ...single('1', ['3-string-1']),
      items: odds.map((odd, at) => aPick({ matchId: `m${at + 1}`, odds: odd })),
    };
    const cap: SettleRules = { prizeCap: [{ from: 1, to: 15, cap: '4500' }] };
    expect(roomOf(treble, '957.50', cap, undefined, odds).maxLineStake('soccer')).toBe('329.60');
  });

  it('is nothing where a lower stake alone does not make the bet possible', () => {
    const items = Array.from({ length: 15 }, (_, index) => aPick({ matchId: `m${index + 1}` }));
    const everyPass = items.map((_, index) => (index === 0 ? 'single' : `${index + 1}-string-1`));
    const huge: SportSlip = { ...single('100000', everyPass), items };
    expect(room(huge, '1000')).toBeUndefined();
    expect(room({ ...single('100000'), items: [aPick({ odds: '1.80' })] }, '1000')).toMatchObject([{}]);
    expect(room({ ...single('100000'), items: [aPick({ matchId: 'gone' })] }, '1000')).toBeUndefined();
    // The balance is below the minimum of 0.01.
    expect(room(single('100000'), '0.009')).toBeUndefined();
  });

  it('shares the balance between singles in their order', () => {
    const items = [aPick(), aPick({ matchId: 'm2' })];
    const stakes = { 'm1 wl w': '60', 'm2 wl w': '70' };
    expect(room({ items, mode: 'singles', coupons: {}, stakes }, '100')).toMatchObject([
      { ticketId: 'm2 wl w', lineStake: '40.000000' },
    ]);
  });
});
