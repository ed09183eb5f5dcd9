import { describe, expect, it } from 'vitest';
import {
  acceptPicks,
  betAgain,
  changeCoupon,
  countRemoved,
  dropPlaced,
  forgetRemoval,
  removePicks,
  stakeSingles,
  takeSlip,
  undoRemoval,
} from './change-slip.ts';
import { EMPTY_COUPON, type SlipItem } from './slip-item.ts';
import type { SlipState } from './slip-item.ts';
import type { SlipChange } from './take-pick.ts';
import { pickToggled, quickBetEnded, slipSlice } from './slip-slice.ts';
import { MAX_MATCHES } from './take-pick.ts';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';

const reduce = slipSlice.reducer;
const empty = slipSlice.getInitialState();
const holding = (...items: SlipItem[]) => items.reduce((state, item) => reduce(state, pickToggled(item)), empty);
const after = (state: SlipState, ...changes: SlipChange[]) => changes.reduce((slip, change) => change(slip), state);

const cricketOf = (...ids: string[]) => ({
  c1: {
    home: 'A',
    away: 'B',
    picks: ids.map((id) => ({ id, categoryLabel: 'Toss', slipLabel: id, odd: '1.80', typed: '' })),
  },
});

describe('the slip', () => {
  it('takes a pick, and gives it back on a second press', () => {
    const taken = reduce(empty, pickToggled(aPick()));
    expect(taken.items).toEqual([aPick()]);
    expect(reduce(taken, pickToggled(aPick({ odds: '9.99' }))).items).toEqual([]);
  });

  it('offers a quick bet on the first pick only, until another comes or the player ends it', () => {
    expect(holding(aPick()).isQuick).toBe(true);
    expect(holding(aPick(), aPick({ matchId: 'm2' })).isQuick).toBe(false);
    expect(holding(aPick(), aPick()).isQuick).toBe(false);
    expect(reduce(holding(aPick()), quickBetEnded()).isQuick).toBe(false);
    // The receipt of a placed bet is shown where it was placed.
    expect(after(holding(aPick()), dropPlaced(['m1 wl w'])).isQuick).toBe(true);
  });

  it('takes a bet again with its stake and bet type, instead of other picks, which undo brings back', () => {
    const bet = { items: [aPick()], coupon: { ...EMPTY_COUPON, passes: ['single'], stake: '5' } };
    const again = { ...empty, items: bet.items, coupons: { soccer: bet.coupon } };
    expect(after(empty, betAgain(bet))).toEqual({ ...again, isQuick: true });
    expect(after(holding(aPick()), betAgain(bet))).toEqual({ ...again, isQuick: true });
    const held = after(holding(aPick({ matchId: 'm2' }), aPick()), changeCoupon('soccer', { stake: '9' }));
    const { isQuick: _, before: _before, ...other } = held;
    expect(after(held, betAgain(bet))).toEqual({ ...again, before: other, isQuick: false });
    expect(after(held, betAgain(bet), undoRemoval)).toEqual(other);
  });

  it('counts the picks that left, also where others came', () => {
    const before = { ...holding(aPick(), aPick({ matchId: 'm2' })), cricket: cricketOf('x', 'y') };
    expect(countRemoved(before, { ...holding(aPick(), aPick({ matchId: 'm3' })), cricket: cricketOf('y') })).toBe(2);
    expect(countRemoved(before, before)).toBe(0);
  });

  it('keeps the stake and the other picks when one is removed', () => {
    const both = holding(aPick(), aPick({ matchId: 'm2' }));
    const left = after(both, changeCoupon('soccer', { stake: '5' }), removePicks([aPick()]));
    expect(left.items).toEqual([aPick({ matchId: 'm2' })]);
    expect(left.coupons.soccer?.stake).toBe('5');
  });

  it('removes each of several picks, with their stakes, and leaves the others', () => {
    const three = ['m1', 'm2', 'm3'].map((matchId) => aPick({ matchId }));
    const stakes = { 'm1 wl w': '1', 'm2 wl w': '2', 'm3 wl w': '3' };
    const { before: _, isQuick: _isQuick, ...full } = after(holding(...three), stakeSingles(stakes));
    const removed = after(full, removePicks([aPick({ matchId: 'm3', odds: '9' }), aPick({ matchId: 'm1' })]));
    expect(removed).toEqual({
      ...full,
      items: [aPick({ matchId: 'm2' })],
      stakes: { 'm2 wl w': '2' },
      before: full,
      isQuick: false,
    });
  });

  it('undoes a removal with everything that was set, until another pick comes', () => {
    const staked = after(holding(aPick()), stakeSingles({ 'm1 wl w': '7' }));
    const { before: _, isQuick: _isQuick, ...plain } = staked;
    const removed = after(staked, removePicks([aPick()]));
    expect(removed.stakes).toEqual({});
    expect(after(removed, undoRemoval)).toEqual(plain);
    expect(after(removed, forgetRemoval, undoRemoval).items).toEqual([]);
    const other = reduce(removed, pickToggled(aPick({ matchId: 'm2' })));
    expect(after(other, undoRemoval)).toBe(other);
  });

  it('forgets placed picks for good', () => {
    const placed = after(holding(aPick(), aPick({ matchId: 'm2' })), dropPlaced(['m1 wl w']));
    expect(placed.items).toEqual([aPick({ matchId: 'm2' })]);
    expect(after(placed, undoRemoval)).toBe(placed);
  });

  it(`holds ${MAX_MATCHES} matches of a game and no more, but any number of outcomes of them, and other games besides`, () => {
    const full = holding(...Array.from({ length: MAX_MATCHES + 3 }, (_, index) => aPick({ matchId: `m${index}` })));
    expect(full.items.length).toBe(MAX_MATCHES);
    expect(reduce(full, pickToggled(aPick({ matchId: 'm0', outcome: 'd' }))).items.length).toBe(MAX_MATCHES + 1);
    const other = reduce(full, pickToggled(aPick({ game: 'basketball', matchId: 'b1' })));
    expect(other.items.length).toBe(MAX_MATCHES + 1);
  });

  it('changes odds only where the player accepted them', () => {
    const state = holding(aPick(), aPick({ outcome: 'd', odds: '3.40' }));
    const accepted = after(state, acceptPicks([aPick({ odds: '1.90' })]));
    expect(accepted.items.map(({ odds }) => odds)).toEqual(['1.90', '3.40']);
  });

  it('takes from elsewhere only what it would have taken from the player, and keeps what is there', () => {
    const many = Array.from({ length: 28 }, (_, index) => aPick({ matchId: `m${index % 14}` }));
    const { items } = after(
      holding(aPick({ matchId: 'x' }), aPick({ matchId: 'y' })),
      takeSlip({ ...empty, items: many }),
    );
    expect(items.map(({ matchId }) => matchId)).toEqual([...Array.from({ length: 14 }, (_, at) => `m${at}`), 'x']);
  });
});
