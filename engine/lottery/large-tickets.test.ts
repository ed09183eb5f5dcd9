import fc from 'fast-check';
import { expect, it } from 'vitest';
import { estimateMarkSix, type MarkSixBet } from './index.ts';
import { anyMarkSix, money, YEAR } from './lotteries.arbitrary.ts';
import { type AnyBet, drawPays } from './lotteries.reference.ts';

const BALLS = Array.from({ length: 49 }, (_, index) => index + 1);
const POSITIONS = ['no1', 'no2', 'no3', 'no4', 'no5', 'no6'] as const;

/** Bets of every kind, on every position. */
const ticket = fc.array(
  fc.tuple(anyMarkSix, fc.constantFrom(...POSITIONS)).map(([bet, position]) => {
    const any: AnyBet = bet;
    return any.position === undefined ? any : { ...any, position };
  }),
  { minLength: 30, maxLength: 60 },
);

/** What a draw is worth that no other ball at one place makes better. */
function climbed(first: readonly number[], worthOf: (draw: readonly number[]) => bigint): bigint {
  let draw = first;
  let worth = worthOf(first);
  for (let before: typeof draw | undefined; before !== draw;) {
    before = draw;
    for (const place of draw.keys()) {
      for (const ball of BALLS) {
        const other = draw.with(place, ball);
        const its = draw.includes(ball) ? worth : worthOf(other);
        if (its > worth) [draw, worth] = [other, its];
      }
    }
  }
  return worth;
}

it('no draw that can be climbed to pays a large ticket more than its most, or less than its least', () => {
  const drawn = fc.shuffledSubarray(BALLS, { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(ticket, drawn, (bets, first) => {
      const { max, min, guaranteed } = estimateMarkSix(bets as unknown as MarkSixBet[], '2026-05-01', 'BRL');
      const pays = (draw: readonly number[]) => drawPays(bets, draw, YEAR);
      const most = climbed(first, pays);
      const least = -climbed(first, (draw) => -pays(draw));
      const hundredths = (amount: string) => BigInt(amount.replace('.', ''));
      expect([most <= hundredths(max), least >= hundredths(guaranteed)], money(most)).toEqual([true, true]);
      expect(least === 0n || least >= hundredths(min), money(least)).toBe(true);
    }),
    { numRuns: 2 },
  );
});
