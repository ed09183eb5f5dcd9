import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareAmounts } from '../../money/amount.ts';
import { prizeOf } from '../../money/prize.ts';
import type { MarkSixBet } from './bet.ts';
import { maxCombinationPrize } from './combination-prize.ts';
import { settleMarkSix } from './settle-mark-six.ts';
import { ANIMALS, ballAnimal, zodiacYear } from './zodiac.ts';

const DAY = '2026-05-01';
const YEAR = zodiacYear(DAY);
const BALLS = Array.from({ length: 49 }, (_, index) => index + 1);

const aBet = fc
  .record({
    selection: fc.shuffledSubarray([...ANIMALS], { minLength: 1 }),
    level: fc.integer({ min: 1, max: 5 }),
    cents: fc.integer({ min: 1, max: 99_999 }),
    odds: fc.constantFrom('1.95', '4.05', '10.80', '3.333333', '105.00'),
  })
  .map(({ selection, level, cents, odds }): MarkSixBet => ({
    kind: 'specialCodeCombinationZodiacs',
    selection,
    level,
    amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    odds,
  }));

/** A draw in which the given animals come, the first of them first. */
function drawOf(animals: readonly string[]) {
  const wanted = animals.slice(0, 7).map((animal) => BALLS.find((ball) => ballAnimal(ball, YEAR) === animal) ?? 0);
  const balls = [...new Set([...wanted, ...BALLS.filter((ball) => ballAnimal(ball, YEAR) === animals[0])])];
  const filled = [...balls, ...BALLS.filter((ball) => !balls.includes(ball))].slice(0, 7);
  return { numbers: filled.slice(0, 6), special: filled[6] ?? 0 };
}

describe('maxCombinationPrize', () => {
  it.each([
    [['rat', 'ox'], 2, '40.00'],
    [['horse', 'rat'], 2, '34.00'],
    [['horse', 'rat', 'ox'], 2, '108.00'],
    [['rat'], 2, '0.00'],
  ])('%j at level %i', (selection, level, prize) => {
    const bet: MarkSixBet = { kind: 'specialCodeCombinationZodiacs', selection, level, amount: '10', odds: '4' };
    expect(maxCombinationPrize(bet, 'horse', 'BRL')).toBe(prize);
  });

  it('no draw pays more', () => {
    fc.assert(
      fc.property(aBet, fc.shuffledSubarray(BALLS, { minLength: 7, maxLength: 7 }), (bet, balls) => {
        const draw = { numbers: balls.slice(0, 6), special: balls[6] ?? 0 };
        const { payout } = settleMarkSix([bet], draw, DAY, 'BRL');
        expect(compareAmounts(payout, maxCombinationPrize(bet, YEAR, 'BRL'))).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('and some draw pays it', () => {
    fc.assert(
      fc.property(aBet, (bet) => {
        const animals = [...(bet.selection as readonly string[])].sort(
          (a, b) => Number(a === YEAR) - Number(b === YEAR),
        );
        const { payout } = settleMarkSix([bet], drawOf(animals), DAY, 'BRL');
        // Fewer animals than balls: the balls left over are of animals that may be selected too, which pays no more than all of them.
        expect(payout).toBe(maxCombinationPrize(bet, YEAR, 'BRL'));
      }),
    );
  });
});

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
