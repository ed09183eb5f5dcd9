import { expect, it } from 'vitest';
import { cashOutSearch } from './bets.ts';

const PRESSED = Date.parse('2026-03-14T12:00:00.000Z');
const PRESS = {
  pressedAt: PRESSED,
  request: { params: { game: 'soccer', id: 'b1' }, query: {}, body: { amount: '1.00' } },
};
const at = (ms: number) => new Date(PRESSED + ms).toISOString();
/** What is read of the bet, and of the wallet. */
const found = (bet: object, paid: string) =>
  cashOutSearch.search
    .find(
      { bet_id: 'b1', ...bet, transactions: [{ id: 't1', type: 'cashOut', amount: paid, at: at(500) }] } as never,
      PRESS,
    )
    .map(({ at: soldAt }) => soldAt);

it('a bet that was sold for more than the least that was asked is found', () => {
  expect(found({ cashed_out: true, settled_at: at(500) }, '1.05')).toEqual([PRESSED + 500]);
});

it('a bet that runs, has ended by itself or was sold before is not taken for it', () => {
  expect([
    found({}, '0'),
    found({ settled_at: at(500) }, '0'),
    found({ cashed_out: true, settled_at: at(-60_000) }, '0'),
  ]).toEqual([[], [], []]);
});
