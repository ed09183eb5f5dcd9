// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
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
const room = (slip: SportSlip, balance: string) => {
  const limits = { soccer: LIMITS, basketball: LIMITS };
  const summary = summarise(slip, {
    matches: {},
    limits,
    wallet: { balance, currency: 'USDT' },
    rate: '1',
    brandStake: undefined,
    currency: 'USDT',
    accept: 'none',
    language: 'en',
  });
  return stakeRoom(summary, { limits, rate: '1', brandStake: undefined, funds: balance }).allowed();
};
const single = (stake: string): SportSlip => ({
  items: [aPick()],
  mode: 'combined',
  coupons: { soccer: { ...EMPTY_COUPON, stake } },
  stakes: {},
});

describe('what a stake that is too high is set to', () => {
  it('is the balance, or the maximum where that is lower', () => {
    expect(room(single('100000'), '1000')).toMatchObject([
      { ticketId: 'soccer', game: 'soccer', lineStake: '1000.000000' },
    ]);
    expect(room(single('100000'), '9000')).toMatchObject([{ lineStake: '5000.000000' }]);
  });

  it('is nothing where the stake is allowed, or where no stake is', () => {
    expect(room(single('7'), '1000')).toBeUndefined();
    expect(room(single('7'), '0')).toBeUndefined();
  });

  it('shares the balance between singles in their order', () => {
    const items = [aPick(), aPick({ matchId: 'm2' })];
    const stakes = { 'm1 wl w': '60', 'm2 wl w': '70' };
    expect(room({ items, mode: 'singles', coupons: {}, stakes }, '100')).toMatchObject([
      { ticketId: 'm2 wl w', lineStake: '40.000000' },
    ]);
  });
});
