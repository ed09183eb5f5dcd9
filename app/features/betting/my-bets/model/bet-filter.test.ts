import { describe, expect, it } from 'vitest';
import { BET_STATUS } from '#contract/entities';
import { aBet } from '#app/features/betting/my-bets/test/a-bet.ts';
import { fits, type BetFilter } from './bet-filter.ts';
import { newestOf, settledSince } from './settled-since.ts';

const NOW = Date.parse('2026-03-14T12:00:00.000Z');
const won = { status: BET_STATUS.settled, payout: '25', bonus_amount: '15' };
const bets = [
  aBet({ bet_id: 'now', placed_at: '2026-03-14T11:59:00.000Z' }),
  aBet({ bet_id: 'won', placed_at: '2026-03-13T11:59:00.000Z', settled_at: '2026-03-14T10:00:00.000Z', ...won }),
  aBet({ bet_id: 'lost', placed_at: '2026-03-01T12:00:00.000Z', settled_at: '2026-03-02T10:00:00.000Z', status: 16 }),
  aBet({
    bet_id: 'void',
    placed_at: '2026-01-01T12:00:00.000Z',
    settled_at: '2026-03-14T11:00:00.000Z',
    status: 32,
    payout: '10',
  }),
];
const shown = (filter: BetFilter) => bets.filter(fits(filter, NOW)).map(({ bet_id: id }) => id);

describe('the filter of my bets', () => {
  it.each([
    [{ period: 'any', result: 'any' }, ['now', 'won', 'lost', 'void']],
    [{ period: 'day', result: 'any' }, ['now']],
    [{ period: 'week', result: 'any' }, ['now', 'won']],
    [{ period: 'month', result: 'any' }, ['now', 'won', 'lost']],
    [{ period: 'any', result: 'win' }, ['won']],
    [{ period: 'month', result: 'loss' }, ['lost']],
    [{ period: 'month', result: 'canceled' }, []],
  ] as const)('%j shows %j', (filter, ids) => {
    expect(shown(filter)).toEqual(ids);
  });
});

describe('what was settled while the player was away', () => {
  it('is counted with what it paid, by currency, after the newest one seen', () => {
    expect(newestOf(bets)).toBe('2026-03-14T11:00:00.000Z');
    expect(settledSince(bets, '2026-03-02T10:00:00.000Z')).toEqual({ count: 2, paid: { USDT: '35' } });
    const other = aBet({ currency: 'BRL', settled_at: '2026-03-14T11:30:00.000Z', payout: '7.50' });
    expect(settledSince([...bets, other], '2026-03-14T10:30:00.000Z')).toEqual({
      count: 2,
      paid: { USDT: '10', BRL: '7.50' },
    });
    expect(settledSince(bets, '2026-03-14T11:00:00.000Z')).toBeUndefined();
    expect(newestOf([aBet()])).toBeUndefined();
  });
});
