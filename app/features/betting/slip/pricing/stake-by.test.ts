// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Match } from '#contract/entities';
import { EMPTY_COUPON, type Coupon, type SportSlip } from '#app/features/betting/slip/model/slip-item.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { chooseStakeBy, enterStake, setLineStake, showsTotal, stakeValue } from './stake-by.ts';
import { stakeRoom } from './stake-room.ts';
import { summarise, type SlipContext } from './summarise.ts';

const aMatch = (id: string): Match => ({
  match_id: id,
  game: 'soccer',
  league: { id: 'l1', name: 'Northern Premier' },
  home: 'Calder Vale',
  away: 'Royal Aster',
  start_time: '2026-03-01T15:00:00.000Z',
  state: 'scheduled',
  markets: [{ kind: 'wl', status: 'open', outcomes: [{ outcome: 'w', odds: '1.85' }] }],
});
const LIMITS = {
  soccer: {
    bet: { min: '0.01', max: '347' },
    multiple: { min: 1, max: 99 },
    Bonus: { min: '0', max: '10000' },
    disabled_regions: [],
  },
};
const context: SlipContext = {
  matches: { soccer: ['m1', 'm2', 'm3', 'm4'].map(aMatch) },
  limits: LIMITS,
  wallet: { balance: '100.00', currency: 'BRL' },
  rate: '1',
  brandStake: undefined,
  currency: 'BRL',
  accept: 'none',
};
const slip = (matches: number, coupon: Partial<Coupon>): SportSlip => ({
  items: ['m1', 'm2', 'm3', 'm4'].slice(0, matches).map((matchId) => aPick({ matchId })),
  mode: 'combined',
  coupons: { soccer: { ...EMPTY_COUPON, ...coupon } },
  stakes: {},
});
const checked = (...of: Parameters<typeof slip>) => {
  const [ticket] = summarise(slip(...of), context).tickets;
  if (ticket === undefined) throw new Error('no bet');
  return ticket;
};
const DOUBLES = { passes: ['2-string-1'] };
const BY_TOTAL = { currency: 'BRL', stakeBy: 'total' } as const;

describe('a stake that is entered as the total', () => {
  it('is divided among the lines, and the bet never costs more than was entered', () => {
    const coupon = { ...DOUBLES, ...enterStake(checked(3, DOUBLES), '10', BY_TOTAL) };
    expect(coupon).toMatchObject({ stake: '3.33', total: '10' });
    const { bet } = checked(3, coupon);
    expect([bet?.slip.stake, bet?.estimate.stake]).toEqual(['3.33', '9.99']);
  });

  it('stays what was entered when a match is added, removed, or another bet type or multiple is chosen', () => {
    const coupon = { ...DOUBLES, ...enterStake(checked(3, DOUBLES), '10', BY_TOTAL) };
    const cost = (...of: Parameters<typeof slip>) => checked(...of).bet?.estimate.stake;
    expect(cost(4, coupon)).toBe('9.96');
    expect(cost(2, coupon)).toBe('10.00');
    expect(cost(3, { ...coupon, passes: ['single', '2-string-1', '3-string-1'] })).toBe('9.94');
    expect(cost(3, { ...coupon, multiple: '5' })).toBe('9.90');
    expect(stakeValue(checked(4, coupon), 'total')).toBe('10');
  });

  it('is divided into two places of a currency that has six, where that keeps 99 of 100', () => {
    const usdt = { ...context, wallet: { balance: '1000', currency: 'USDT' }, currency: 'USDT' };
    const placed = (count: number, total: string, multiple = '1') => {
      const coupon = { ...DOUBLES, multiple, stake: '', total };
      const [ticket] = summarise(slip(count, coupon), usdt).tickets;
      return [ticket?.bet?.slip.stake, ticket?.bet?.estimate.stake];
    };
    expect(placed(3, '10')).toEqual(['3.33', '9.990000']);
    expect(placed(3, '10', '4')).toEqual(['0.83', '9.960000']);
    // What divides stays: a bet that was entered per line is the same by its total.
    expect(placed(3, '0.999999')).toEqual(['0.333333', '0.999999']);
    expect(placed(2, '10', '16')).toEqual(['0.625000', '10.000000']);
    // A cut to 0.03 would take a tenth.
    expect(placed(3, '0.1')).toEqual(['0.033333', '0.099999']);
  });

  it('on one line is the stake of that line, and the total once there are more', () => {
    const coupon = enterStake(checked(1, {}), '10', BY_TOTAL);
    expect([showsTotal(checked(1, coupon), 'total'), checked(1, coupon).bet?.slip.stake]).toEqual([false, '10.00']);
    const more = checked(3, { ...coupon, ...DOUBLES });
    expect([showsTotal(more, 'total'), more.bet?.estimate.stake]).toEqual([true, '9.99']);
  });

  it('that cannot be divided places nothing and says so; so does one that is no amount', () => {
    const stakes = (total: string) => {
      const { bet, reasons } = checked(3, { ...DOUBLES, ...enterStake(checked(3, DOUBLES), total, BY_TOTAL) });
      return [bet, reasons.map((reason) => reason.kind === 'stake' && reason.problem)];
    };
    expect(stakes('0.02')).toEqual([undefined, ['tooLittle']]);
    expect(stakes('?notANumber 1e3')).toEqual([undefined, ['notANumber']]);
    expect(stakes('')).toEqual([undefined, ['empty']]);
  });

  it('is the same bet after the choice was changed, both ways', () => {
    const perLine = checked(3, { ...DOUBLES, stake: '2' });
    const byTotal = checked(3, { ...DOUBLES, ...chooseStakeBy(perLine, 'total') });
    expect([stakeValue(byTotal, 'total'), byTotal.bet?.estimate.stake]).toEqual(['6.00', '6.00']);
    const back = checked(3, { ...DOUBLES, ...chooseStakeBy(byTotal, 'line') });
    expect([stakeValue(back), back.bet?.slip.stake, back.ticket.total]).toEqual(['2.00', '2.00', undefined]);
  });

  it('MAX and a lowered stake fill in the highest total that can be placed', () => {
    const coupon = { ...DOUBLES, ...enterStake(checked(3, DOUBLES), '500', BY_TOTAL) };
    const room = stakeRoom(summarise(slip(3, coupon), context), {
      limits: LIMITS,
      rate: '1',
      brandStake: undefined,
      funds: '100.00',
    });
    expect(setLineStake(checked(3, coupon), room.maxLineStake('soccer') ?? '', 'total')).toEqual({
      stake: '33.33',
      total: '99.99',
    });
    expect(room.allowed()).toMatchObject([{ lineStake: '33.33', total: '99.99' }]);
  });

  it('of a bet that came with a stake per line is what that bet costs', () => {
    expect(stakeValue(checked(3, { ...DOUBLES, stake: '2', multiple: '2' }), 'total')).toBe('12.00');
  });
});

it('a stake per line is per line as long as nothing else is chosen', () => {
  expect(enterStake(checked(3, DOUBLES), '10', { currency: 'BRL' })).toEqual({ stake: '10', total: undefined });
  expect(checked(3, { ...DOUBLES, stake: '10' }).bet?.estimate.stake).toBe('30.00');
  expect(showsTotal(checked(3, DOUBLES))).toBe(false);
});
