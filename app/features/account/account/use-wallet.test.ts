import { describe, expect, it } from 'vitest';
import { latest } from './use-wallet.ts';

const read = { score: '10.000000', currency: 'USDT', readAt: 100 };

describe('the latest balance', () => {
  it('is the reading, unless a push came after the reading began', () => {
    expect(latest(read, undefined).balance).toBe('10.000000');
    expect(latest(read, { balance: '7', at: 99 }).balance).toBe('10.000000');
    expect(latest(read, { balance: '7', at: 101 }).balance).toBe('7');
  });
});
