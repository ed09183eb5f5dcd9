import { describe, expect, it } from 'vitest';
import { MATCHES_MOST, oddsAccepted, pickRemoved, pickToggled, slipSlice } from './slip-slice.ts';
import { aPick } from './test/a-pick.ts';

const reduce = slipSlice.reducer;
const empty = slipSlice.getInitialState();

describe('the slip', () => {
  it('takes a pick, and gives it back on a second press', () => {
    const taken = reduce(empty, pickToggled(aPick()));
    expect(taken.items).toEqual([aPick()]);
    expect(reduce(taken, pickToggled(aPick({ odds: '9.99' }))).items).toEqual([]);
  });

  it('keeps the stake and the other picks when one is removed', () => {
    const both = [aPick(), aPick({ matchId: 'm2' })].reduce((state, pick) => reduce(state, pickToggled(pick)), {
      ...empty,
      stake: '5',
    });
    const left = reduce(both, pickRemoved(aPick()));
    expect(left.items).toEqual([aPick({ matchId: 'm2' })]);
    expect(left.stake).toBe('5');
  });

  it(`holds ${MATCHES_MOST} matches and no more, but any number of outcomes of them`, () => {
    const matches = Array.from({ length: MATCHES_MOST + 3 }, (_, index) => aPick({ matchId: `m${index}` }));
    const full = matches.reduce((state, pick) => reduce(state, pickToggled(pick)), empty);
    expect(full.items.length).toBe(MATCHES_MOST);
    expect(reduce(full, pickToggled(aPick({ matchId: 'm0', outcome: 'd' }))).items.length).toBe(MATCHES_MOST + 1);
  });

  it('changes odds only where the player accepted them', () => {
    const state = { ...empty, items: [aPick(), aPick({ outcome: 'd', odds: '3.40' })] };
    const accepted = reduce(state, oddsAccepted([aPick({ odds: '1.90' })]));
    expect(accepted.items.map(({ odds }) => odds)).toEqual(['1.90', '3.40']);
  });
});
