import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addAmounts, compareAmounts, currencyPlaces } from '../money/amount.ts';
import { estimateSlip } from '../sports/estimate.ts';
import { estimateUnderRules } from '../sports/estimate-under-rules.ts';
import type { Slip } from '../sports/slip.ts';
import { capCut } from './cap-cut.ts';

const slip = (stake: string, ...odds: readonly string[]): Slip => ({
  game: 'soccer',
  currency: 'BRL',
  stake,
  multiple: 1,
  passes: [odds.length === 1 ? 'single' : `${odds.length}-string-1`],
  matches: odds.map((price, at) => ({ id: `m${at}`, picks: [{ market: 'wl', outcome: 'w', odds: price }] })),
});
const rules = { prizeCap: [{ from: 1, to: 15, cap: '4500' }] };

it('names both returns, and the highest stake that is not lowered', () => {
  expect(capCut(slip('1000', '9.10'), rules)).toEqual({ free: '9100.00', capped: '4500.00', usefulStake: '494.50' });
  expect(capCut(slip('1000', '3', '3'), rules)).toEqual({ free: '9000.00', capped: '4500.00', usefulStake: '500.00' });
});

it('is nothing where no cap lowers the return', () => {
  expect(capCut(slip('100', '9.10'), rules)).toBeUndefined();
  expect(capCut(slip('100000', '9.10'), {})).toBeUndefined();
  expect(capCut(slip('100', '9.10'), { withholding: { threshold: '1', rate: '0.2' } })).toBeUndefined();
});

it('of several lines names no stake, and none of a line that is always lowered', () => {
  const doubles = { ...slip('1000', '3', '3', '3'), passes: ['2-string-1'] };
  expect(capCut(doubles, rules)).toEqual({ free: '27000.00', capped: '13500.00' });
  const least = { prizeCap: [{ from: 1, to: 15, cap: '0.01' }] };
  expect(capCut(slip('1', '2'), least)).toEqual({ free: '2.00', capped: '0.01' });
});

it('one unit more than the useful stake is lowered, and it is not', () => {
  const odds = fc.integer({ min: 101, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
  const capOf = fc.integer({ min: 100, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(fc.array(odds, { minLength: 1, maxLength: 4 }), capOf, (prices, cap) => {
      const prizeCap = [{ from: 1, to: 15, cap }];
      const stake = capCut(slip('99999999', ...prices), { prizeCap })?.usefulStake;
      if (stake === undefined) return;
      const isWhole = (line: string) => {
        const bid = slip(line, ...prices);
        return compareAmounts(estimateUnderRules(bid, { prizeCap }).max, estimateSlip(bid).max) === 0;
      };
      const unit = `0.${'1'.padStart(currencyPlaces('BRL'), '0')}`;
      expect([isWhole(stake), isWhole(addAmounts(stake, unit))]).toEqual([true, false]);
    }),
  );
});
