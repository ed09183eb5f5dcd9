import { describe, expect, it } from 'vitest';
import { betState } from './bet-state.ts';

describe('the one word about a bet', () => {
  it.each([
    [{ status: 1, bonus_amount: '0' }, 'pending'],
    [{ status: 32, bonus_amount: '0' }, 'cancelled'],
    [{ status: 16, bonus_amount: '0', result: 'void' }, 'void'],
    [{ status: 16, bonus_amount: '0', result: 'won' }, 'won'],
    [{ status: 16, bonus_amount: '3.5' }, 'won'],
    [{ status: 16, bonus_amount: '0.000000' }, 'lost'],
  ] as const)('%o is %s', (bet, state) => {
    expect(betState(bet)).toBe(state);
  });
});
