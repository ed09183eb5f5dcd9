import { describe, expect, it } from 'vitest';
import type { SlipItem } from './slip-item.ts';
import {
  couponChanged,
  MATCHES_MOST,
  oddsAccepted,
  picksPlaced,
  pickRemoved,
  pickToggled,
  removalUndone,
  singleStaked,
  slipCleared,
  slipRestored,
  slipSlice,
} from './slip-slice.ts';
import { aPick } from './test/a-pick.ts';

const reduce = slipSlice.reducer;
const empty = slipSlice.getInitialState();
const holding = (...items: SlipItem[]) => items.reduce((state, item) => reduce(state, pickToggled(item)), empty);

describe('the slip', () => {
  it('takes a pick, and gives it back on a second press', () => {
    const taken = reduce(empty, pickToggled(aPick()));
    expect(taken.items).toEqual([aPick()]);
    expect(reduce(taken, pickToggled(aPick({ odds: '9.99' }))).items).toEqual([]);
  });

  it('keeps the stake and the other picks when one is removed', () => {
    const both = holding(aPick(), aPick({ matchId: 'm2' }));
    const staked = reduce(both, couponChanged({ game: 'soccer', change: { stake: '5' } }));
    const left = reduce(staked, pickRemoved(aPick()));
    expect(left.items).toEqual([aPick({ matchId: 'm2' })]);
    expect(left.coupons.soccer?.stake).toBe('5');
  });

  it('undoes a removal with everything that was set, until another pick comes', () => {
    const staked = reduce(holding(aPick()), singleStaked({ key: 'm1 wl w', stake: '7' }));
    const removed = reduce(staked, pickRemoved(aPick()));
    expect(removed.stakes).toEqual({});
    expect(reduce(removed, removalUndone())).toEqual(staked);
    expect(reduce(reduce(staked, slipCleared()), removalUndone())).toEqual(staked);
    const other = reduce(removed, pickToggled(aPick({ matchId: 'm2' })));
    expect(reduce(other, removalUndone())).toEqual(other);
  });

  it('forgets placed picks for good', () => {
    const state = holding(aPick(), aPick({ matchId: 'm2' }));
    const placed = reduce(state, picksPlaced(['m1 wl w']));
    expect(placed.items).toEqual([aPick({ matchId: 'm2' })]);
    expect(reduce(placed, removalUndone())).toEqual(placed);
  });

  it(`holds ${MATCHES_MOST} matches of a game and no more, but any number of outcomes of them, and other games besides`, () => {
    const full = holding(...Array.from({ length: MATCHES_MOST + 3 }, (_, index) => aPick({ matchId: `m${index}` })));
    expect(full.items.length).toBe(MATCHES_MOST);
    expect(reduce(full, pickToggled(aPick({ matchId: 'm0', outcome: 'd' }))).items.length).toBe(MATCHES_MOST + 1);
    const other = reduce(full, pickToggled(aPick({ game: 'basketball', matchId: 'b1' })));
    expect(other.items.length).toBe(MATCHES_MOST + 1);
  });

  it('changes odds only where the player accepted them', () => {
    const state = holding(aPick(), aPick({ outcome: 'd', odds: '3.40' }));
    const accepted = reduce(state, oddsAccepted([aPick({ odds: '1.90' })]));
    expect(accepted.items.map(({ odds }) => odds)).toEqual(['1.90', '3.40']);
  });

  it('takes back from storage only what it would have taken from the player', () => {
    const many = Array.from({ length: 40 }, (_, index) => aPick({ matchId: `m${index % 20}` }));
    const { items } = reduce(empty, slipRestored({ ...empty, items: many }));
    expect(items.map(({ matchId }) => matchId)).toEqual(Array.from({ length: MATCHES_MOST }, (_, at) => `m${at}`));
  });
});
