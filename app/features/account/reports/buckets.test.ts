import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addAmounts, compareAmounts } from '#engine/money';
import { bucketsOf, firstDays, STEPS } from './buckets.ts';
import { daysOf, PERIODS } from './period.ts';

beforeAll(() => void vi.stubEnv('TZ', 'UTC'));
const NOW = Date.parse('2026-03-14T12:00:00Z');
const day = (date: string, bet_amount: string, payout = '0', bets = 1) => ({ date, bets, bet_amount, payout });

describe('the steps of a period', () => {
  it.each([
    ['today', 1, '2026-03-14'],
    ['week', 7, '2026-03-14'],
    ['month', 30, '2026-03-14'],
    ['quarter', 13, '2026-03-09'],
    ['year', 13, '2026-03-01'],
  ] as const)('%s has %i, the last from %s', (period, count, last) => {
    const days = firstDays(STEPS[period], daysOf(period, NOW));
    expect([days.length, days.at(-1)]).toEqual([count, last]);
    expect(days[0]).toBe(daysOf(period, NOW).start_date);
  });

  it('months begin on the first, whatever day the period begins on', () => {
    expect(firstDays('month', { start_date: '2026-01-31', end_date: '2026-03-01' })).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-03-01',
    ]);
  });
});

describe('a report by steps', () => {
  it('adds up exactly, with zero for days without bets', () => {
    const range = { start_date: '2026-03-01', end_date: '2026-03-03' };
    expect(bucketsOf([day('2026-03-01', '0.1', '1'), day('2026-03-03', '5', '0', 2)], 'day', range)).toEqual([
      { date: '2026-03-01', bets: 1, staked: '0.1', paid: '1' },
      { date: '2026-03-02', bets: 0, staked: '0', paid: '0' },
      { date: '2026-03-03', bets: 2, staked: '5', paid: '0' },
    ]);
    expect(bucketsOf([day('2026-02-28', '9'), day('2026-03-04', '9')], 'day', range).map(({ bets }) => bets)).toEqual([
      0, 0, 0,
    ]);
  });

  it('whatever the period, also on the last day of a month or a year: nothing of it is lost, nothing counts twice', () => {
    const offsets = fc.array(fc.tuple(fc.nat(400), fc.nat(100_000)), { maxLength: 30 });
    const today = fc.constantFrom('2026-03-14', '2026-03-01', '2026-05-31', '2026-12-31', '2027-01-01', '2028-02-29');
    fc.assert(
      fc.property(fc.constantFrom(...PERIODS), today, offsets, (period, date, played) => {
        const now = Date.parse(date);
        const range = daysOf(period, now);
        const days = played.map(([ago, cents]) =>
          day(
            new Date(now - ago * 86_400_000).toISOString().slice(0, 10),
            `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
          ),
        );
        const inside = days.filter(({ date }) => date >= range.start_date);
        const sum = (amounts: readonly string[]) => amounts.reduce((a, b) => addAmounts(a, b), '0');
        const buckets = bucketsOf(days, STEPS[period], range);
        expect(
          compareAmounts(sum(buckets.map(({ staked }) => staked)), sum(inside.map((each) => each.bet_amount))),
        ).toBe(0);
        expect(buckets.reduce((count, { bets }) => count + bets, 0)).toBe(inside.length);
      }),
    );
  });
});
