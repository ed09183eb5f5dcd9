import { describe, expect, it } from 'vitest';
import { moneyAccepted } from '#app/api/money/money-slice.ts';
import { placingJoined, placingSlice, type PlacedBet } from './placing-slice.ts';

const BET: PlacedBet = { key: 'k1', game: 'soccer', picks: ['p1'], state: 'checking' };
const before = placingSlice.reducer(undefined, placingJoined({ userId: 'u1', bet: BET }));

describe('the receipts of bets', () => {
  it('are those of bets only: a deposit has no matches, and changes nothing here', () => {
    const order = { order_id: 'o1', status: 0, amount: '5.000000', currency: 'USDT' };
    const deposit = moneyAccepted({ key: 'k2', row: 'openDeposit', receipt: order });
    expect(placingSlice.reducer(before, deposit)).toEqual(before);
  });

  it('may be missing, where an upstream gives none: the bet is accepted all the same', () => {
    const accepted = moneyAccepted({ key: 'k1', row: 'placeBet', receipt: undefined });
    expect(placingSlice.reducer(before, accepted).bets).toEqual([{ ...BET, state: 'accepted' }]);
  });

  it('joined from another tab keep the outcome that they have', () => {
    const receipt = { betId: 'b1', stake: '3.000000', max: '9.000000', currency: 'USDT' };
    const bet: PlacedBet = { ...BET, key: 'k3', state: 'accepted', receipt };
    expect(placingSlice.reducer(undefined, placingJoined({ userId: 'u1', bet })).bets).toEqual([bet]);
  });
});
