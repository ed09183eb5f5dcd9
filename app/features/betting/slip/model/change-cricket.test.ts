import { describe, expect, it } from 'vitest';
import { aPick } from '#app/features/betting/slip/test/a-pick.ts';
import { acceptCricket, addCricket, removeCricket, typeCricket } from './change-cricket.ts';
import { betAgain, clearSlip, dropPlaced, takeSlip, undoRemoval } from './change-slip.ts';
import { countPicks, cricketKey, EMPTY_COUPON, type SlipState } from './slip-item.ts';
import { cricketToggled, pickToggled, slipSlice } from './slip-slice.ts';
import type { SlipChange } from './take-pick.ts';

const reduce = slipSlice.reducer;
const empty = slipSlice.getInitialState();
const pick = (id: string, odd = '2.00') => ({ id, categoryLabel: 'Match winner', slipLabel: id, odd });
const toggle = (matchId: string, id: string) => cricketToggled({ matchId, home: 'A', away: 'B', pick: pick(id) });
const holding = (...picks: readonly (readonly [string, string])[]) =>
  picks.reduce((state, [matchId, id]) => reduce(state, toggle(matchId, id)), empty);
const after = (state: SlipState, ...changes: SlipChange[]) => changes.reduce((slip, change) => change(slip), state);
const idsOf = ({ cricket }: Pick<SlipState, 'cricket'>) =>
  Object.entries(cricket).map(([matchId, { picks }]) => [matchId, ...picks.map(({ id }) => id)]);

describe('cricket on the slip', () => {
  it('is taken by match, and given back on a second press', () => {
    const both = holding(['c1', 'x'], ['c2', 'y'], ['c1', 'z']);
    expect(idsOf(both)).toEqual([
      ['c1', 'x', 'z'],
      ['c2', 'y'],
    ]);
    expect(idsOf(reduce(both, toggle('c2', 'y')))).toEqual([['c1', 'x', 'z']]);
  });

  it('offers a quick bet on the first pick of all games only', () => {
    expect(holding(['c1', 'x']).isQuick).toBe(true);
    expect(holding(['c1', 'x'], ['c1', 'y']).isQuick).toBe(false);
    expect(reduce(holding(['c1', 'x']), pickToggled(aPick())).isQuick).toBe(false);
    expect(reduce(reduce(empty, pickToggled(aPick())), toggle('c1', 'x')).isQuick).toBe(false);
    // The receipt of a placed bet is shown where it was placed.
    expect(after(holding(['c1', 'x']), dropPlaced([cricketKey('c1', 'x')])).isQuick).toBe(true);
  });

  it('takes 50 picks of a match, as many as one bet can have', () => {
    const full = holding(...Array.from({ length: 50 }, (_, index) => ['c1', `p${index}`] as const));
    expect(countPicks(full)).toBe(50);
    expect(reduce(full, toggle('c1', 'more'))).toBe(full);
  });

  it('is removed and brought back with its stake; clearing takes all games, in one undo', () => {
    const staked = after(holding(['c1', 'x'], ['c1', 'y']), typeCricket({ matchId: 'c1', id: 'x', typed: '7' }));
    const removed = after(staked, removeCricket({ matchId: 'c1', ids: ['x'] }));
    expect(idsOf(removed)).toEqual([['c1', 'y']]);
    expect(after(removed, undoRemoval).cricket).toEqual(staked.cricket);
    const mixed = reduce(staked, pickToggled(aPick()));
    const cleared = after(mixed, clearSlip);
    expect(countPicks(cleared)).toBe(0);
    expect(after(cleared, undoRemoval)).toMatchObject({ items: [aPick()], cricket: staked.cricket });
    // The last removal only: another pick ends it.
    expect(reduce(cleared, toggle('c9', 'z')).before).toBeUndefined();
  });

  it('leaves when it was placed; picks without a stake and those of other games stay', () => {
    const mixed = reduce(holding(['c1', 'x'], ['c1', 'y'], ['c2', 'x']), pickToggled(aPick()));
    const left = after(mixed, dropPlaced([cricketKey('c1', 'x')]));
    expect(idsOf(left)).toEqual([
      ['c1', 'y'],
      ['c2', 'x'],
    ]);
    expect(left.items).toEqual([aPick()]);
  });

  it('is taken from storage, a code and an earlier bet without doubles, at the odds that were there', () => {
    const again = {
      c1: {
        home: 'A',
        away: 'B',
        picks: [
          { ...pick('x', '9.00'), typed: '5' },
          { ...pick('z'), typed: '' },
        ],
      },
    };
    const both = after(holding(['c1', 'x']), addCricket(again));
    expect(both.cricket['c1']?.picks.map(({ id, odd }) => [id, odd])).toEqual([
      ['x', '2.00'],
      ['z', '2.00'],
    ]);
    const { before: _, isQuick: _isQuick, ...stored } = holding(['c7', 'x']);
    expect(idsOf(after(holding(['c1', 'x']), takeSlip(stored)))).toEqual([
      ['c7', 'x'],
      ['c1', 'x'],
    ]);
    // A bet of another game takes its place.
    const bet = { items: [aPick()], coupon: { ...EMPTY_COUPON, stake: '5' } };
    expect(after(holding(['c1', 'x']), betAgain(bet))).toMatchObject({ items: [aPick()], cricket: {} });
    expect(idsOf(after(holding(['c1', 'x']), betAgain(bet), undoRemoval))).toEqual([['c1', 'x']]);
  });

  it('takes new odds once they are accepted', () => {
    const accepted = after(holding(['c1', 'x'], ['c1', 'y']), acceptCricket({ matchId: 'c1', odds: { x: '1.50' } }));
    expect(accepted.cricket['c1']?.picks.map(({ odd }) => odd)).toEqual(['1.50', '2.00']);
  });
});
