import { expect, it } from 'vitest';
import { checkLimits } from '../limits/check-limits.ts';
import { maxStake } from '../limits/max-stake.ts';
import { estimateSlip } from '../sports/estimate.ts';
import { totalStake } from '../sports/lines.ts';
import type { Slip } from '../sports/slip.ts';

const slip: Slip = {
  game: 'soccer',
  currency: 'USDT',
  stake: '2',
  multiple: 1,
  passes: ['single'],
  matches: ['a', 'b'].map((id) => ({ id, picks: [{ market: 'wl', outcome: 'w', odds: '1.85' }] })),
};

it('does not compile where a line stake and a total stake are mixed up', () => {
  const total = totalStake(slip);
  const line = maxStake(slip, { funds: '10', rate: '1' }) ?? '0';
  // @ts-expect-error a total is no line stake: two lines at 4 cost 8
  const tooDear: Slip = { ...slip, stake: total };
  // @ts-expect-error the stake of a line is not what is checked against the maximum bet
  const unchecked = checkLimits({ scope: 'sport', amount: line, currency: 'USDT', rate: '1', bet: { max: '6' } });
  expect([total, estimateSlip(tooDear).stake]).toEqual(['4.000000', '8.000000']);
  expect([line, unchecked.warnings]).toEqual(['5.000000', []]);
});

it('takes plain texts as either, because amounts come from outside as text', () => {
  const typed: string = '3';
  expect(totalStake({ ...slip, stake: typed })).toBe('6.000000');
  const { warnings } = checkLimits({ scope: 'sport', amount: typed, currency: 'USDT', rate: '1', bet: { max: '2' } });
  expect(warnings.map(({ name }) => name)).toEqual(['exceedsMaxBet']);
});
