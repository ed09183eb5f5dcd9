import { expect, it } from 'vitest';
import { estimateUnderRules } from './estimate-under-rules.ts';
import { listLinesUnderRules } from './lines-under-rules.ts';
import type { SettleRules } from './settle-rules.ts';
import type { Slip } from './slip.ts';

const double: Slip = {
  game: 'soccer',
  currency: 'USDT',
  stake: '2',
  multiple: 3,
  passes: ['2-string-1'],
  matches: ['2.05', '2.15'].map((odds, index) => ({
    id: `m${index}`,
    picks: [{ market: 'outright', outcome: 'o', odds }],
  })),
};

it('shows what the rules leave of a line, of bd of its estimate, as the maximum does', () => {
  const of = (over: Partial<Slip>, rules: SettleRules) => {
    const slip = { ...double, ...over };
    return [listLinesUnderRules(slip, rules)[0]?.payout, estimateUnderRules(slip, rules).max];
  };
  const rules = { prizeCap: [{ from: 2, to: 2, cap: '5' }], withholding: { threshold: '7', rate: '0.2' } };
  // 2 x 4.4075 is 8.815, and 0.65 of it 5.72975: capped to 5, three times, 20 % withheld of 15.
  expect([of({}, rules), of({ game: 'bd' }, rules)]).toEqual([
    ['12.000000', '12.000000'],
    ['12.000000', '12.000000'],
  ]);
  // A cap that leaves all of it, and rounding on the total: 5.72975 x 3, and 0.01 x 4.4075 x 3.
  const high = { prizeCap: [{ from: 1, to: 15, cap: '6' }], rounding: 'truncate-total' as const };
  expect(of({ game: 'bd' }, high)).toEqual(['17.189250', '17.189250']);
  expect(of({ currency: 'BRL', stake: '0.01' }, { rounding: 'truncate-total' })).toEqual(['0.13', '0.13']);
});

it('shows lines of several lengths, each under its own cap, from the page that is asked for', () => {
  const rules = { prizeCap: [{ from: 1, to: 1, cap: '4.2' }] };
  const slip = { ...double, passes: ['single', '2-string-1'], multiple: 1 };
  const lines = [
    { fold: 1, odds: '2.05', payout: '4.100000' },
    { fold: 1, odds: '2.15', payout: '4.200000' },
    { fold: 2, odds: '4.4075', payout: '8.815000' },
  ];
  expect(listLinesUnderRules(slip, rules)).toMatchObject(lines);
  expect(listLinesUnderRules(slip, rules, { offset: 1, limit: 1 })).toMatchObject(lines.slice(1, 2));
  expect(listLinesUnderRules(slip, rules)).toHaveLength(3);
});

it('names what is wrong in the rules', () => {
  expect(() => listLinesUnderRules(double, { prizeCap: [{ from: 1, to: 1, cap: '-1' }] })).toThrow(
    expect.objectContaining({ code: 'negativeAmount', path: 'rules.prizeCap[0].cap' }),
  );
});
