import { describe, expect, it } from 'vitest';
import type { RowData } from '../row.ts';
import type { listTransactions } from '../rows/wallet/list-transactions.ts';
import { MONEY_SEARCHES, type Press } from './index.ts';

type Movements = RowData<typeof listTransactions>['transactions'];
const movement = (over: Partial<Movements[number]>): Movements[number] => ({
  id: 't1',
  kind: 0,
  type: 'transfer',
  amount: '-5.000000',
  balance: '1',
  currency: 'USDT',
  status: 3,
  at: '2026-03-14T12:00:00.000Z',
  remark: '',
  ...over,
});
const press = (request: Partial<Press['request']>): Press => ({
  pressedAt: Date.parse('2026-03-14T12:00:00.000Z'),
  request: { params: {}, query: {}, ...request },
});
const found = (row: keyof typeof MONEY_SEARCHES, of: Press, transactions: Movements) => {
  const { find } = MONEY_SEARCHES[row].search;
  return find({ total: transactions.length, transactions } as never, of).map(({ id }) => id);
};
const TRANSFER = press({ body: { to: 'bob', amount: '5' } });
const CRICKET = press({ body: { matchId: 'c1', currency: 'USDT', bets: { b1: { amount: '5', odd: '2' } } } });

describe('a movement is found', () => {
  it('by the way its money went: what another player sent is not a transfer of this one', () => {
    expect(found('transferToPlayer', TRANSFER, [movement({ id: 't2', amount: '5.000000' }), movement({})])).toEqual([
      't1',
    ]);
    const taken = press({ query: { money: '5' } });
    const both = [movement({ id: 'in', type: 'gameOut', amount: '5' }), movement({ id: 'out', type: 'gameOut' })];
    expect(found('moveOutOfCardGame', taken, both)).toEqual(['in']);
  });

  it('in a list that has no signs, whichever way it went', () => {
    expect(found('transferToPlayer', TRANSFER, [movement({ amount: '5' })])).toEqual(['t1']);
  });

  it('by its product, where the list says it', () => {
    const list = [
      movement({ id: 'soccer', game_id: 10 }),
      movement({ id: 'cricket', game_id: 9 }),
      movement({ id: 'x' }),
    ];
    const stakes = list.map((each) => ({ ...each, type: 'stake' }));
    expect(found('placeCricketBet', CRICKET, stakes)).toEqual(['x', 'cricket']);
  });
});

describe('an answer names its entry', () => {
  const at = '2026-03-14T12:00:00.000Z';
  it.each([
    ['placeBet', { bet: { bet_id: 'b1', placed_at: at } }, { id: 'b1', at }],
    ['placeLotteryBet', { bet: { bet_id: 'b1', placed_at: at } }, { id: 'b1', at }],
    ['placeRaceBet', { bet: { bet_id: 'b1', placed_at: at } }, { id: 'b1', at }],
    ['openDeposit', { order: { order_id: 'o1', created_at: at } }, { id: 'o1', at }],
    ['openWithdrawal', { order: { order_id: 'o1', created_at: at } }, { id: 'o1', at }],
    // The list has its movement, which has another id.
    ['placeCricketBet', { bet: { bet_id: 'b1', placed_at: at } }, { at }],
    // Its bet was placed long before.
    ['cashOut', { bet: { bet_id: 'b1', placed_at: at } }, undefined],
    ['cashOutPart', { bet: { bet_id: 'b1', placed_at: at } }, undefined],
    ['transferToPlayer', { balance: '1' }, undefined],
  ] as const)('%s', (row, data, made) => {
    const search: { readonly made?: (of: never) => unknown } = MONEY_SEARCHES[row];
    expect(search.made?.(data as never)).toEqual(made);
  });
});
