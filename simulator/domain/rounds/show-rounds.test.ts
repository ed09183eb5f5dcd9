import { expect, it } from 'vitest';
import type { CoreContext } from '../../core/context/core-context.ts';
import { roundsOf } from './show-rounds.ts';

it('the rounds with one provider are shown in the order of the store, a page of them', () => {
  const at = Date.parse('2026-03-14T12:00:00.000Z');
  const records = [3, 2, 1].map((nth) => ({
    id: `r-${nth}`,
    atMs: at + nth,
    doc: {
      provider: nth === 2 ? 'pg' : 'other',
      gameId: 'g',
      name: 'Slots',
      bet: '1.00',
      payout: '0.50',
      currency: 'BRL',
    },
  }));
  const asked: unknown[] = [];
  const world = {
    records: {
      list: (...what: unknown[]) => {
        asked.push(what);
        return { records, total: 3 };
      },
    },
  } as unknown as CoreContext;
  const round = (nth: number) => ({
    id: `r-${nth}`,
    game: 'g',
    game_name: 'Slots',
    bet_amount: '1.00',
    payout: '0.50',
    currency: 'BRL',
    at: `2026-03-14T12:00:00.00${nth}Z`,
  });
  expect(roundsOf(world, 'm-1', 'other', {})).toEqual({ total: 2, rounds: [round(3), round(1)] });
  expect(roundsOf(world, 'm-1', 'other', { start: 1, limit: 1 })).toEqual({ total: 2, rounds: [round(1)] });
  expect(roundsOf(world, 'm-1', 'other', { limit: 1 })).toEqual({ total: 2, rounds: [round(3)] });
  expect(roundsOf(world, 'm-1', 'pg', {})).toEqual({ total: 1, rounds: [round(2)] });
  expect(asked[0]).toEqual(['round', 'm-1', { limit: 5_000 }]);
});
