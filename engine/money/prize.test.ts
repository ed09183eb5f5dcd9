import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type MarkSixBet, settleMarkSix } from '../lottery/index.ts';
import { prizeOf } from './prize.ts';

it('prizeOf cuts as settlement cuts', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom('47.00', '1.97', '3.333333'), (cents, odds) => {
      const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const bet: MarkSixBet = { kind: 'specialCode', selection: 8, amount, odds };
      const draw = { numbers: [1, 2, 3, 4, 5, 6], special: 8 };
      expect(prizeOf(bet, 'BRL')).toBe(settleMarkSix([bet], draw, undefined, 'BRL').payout);
    }),
  );
});
