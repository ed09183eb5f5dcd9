import { expect, it } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { EMPTY_COUPON } from './slip-item.ts';
import { pickToggled, slipSlice } from './slip-slice.ts';
import { typeStake } from './stake-change.ts';

const slip = slipSlice.reducer(undefined, pickToggled(aPick()));

it('a stake is typed into a combined bet by its game, into a single by its pick', () => {
  expect(typeStake({ id: 'soccer', game: 'soccer' }, '5')(slip)).toEqual({
    ...slip,
    coupons: { soccer: { ...EMPTY_COUPON, stake: '5' } },
  });
  expect(typeStake({ id: 'm1 wl w', game: 'soccer' }, '7')(slip)).toEqual({ ...slip, stakes: { 'm1 wl w': '7' } });
});
