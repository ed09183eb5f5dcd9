import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ANIMALS, BALL_SIDES, type MarkSixBet } from '#engine/lottery';
import type { MarkSixChoice } from '#app/features/betting/draws/index.ts';
import { markSixOdds, markSixItem } from '#simulator/testing/lottery';
import { choiceKey, COLORS, groupPrices, NUMBERS, priceOfChoice, TAILS } from './price-of-choice.ts';
import { aMarkSixChoice } from '#app/features/betting/lottery/test/a-choice.ts';

/** The worlds of these tests are in the year of the horse. */
const MARK_SIX_ODDS = markSixOdds('horse');

it('property: the screen and the upstream price every choice of all eleven kinds alike', () => {
  fc.assert(
    fc.property(aMarkSixChoice, (choice) => {
      const item = markSixItem(choice as MarkSixBet, 'horse');
      expect(item).toBeDefined();
      expect(priceOfChoice(MARK_SIX_ODDS, choice)).toEqual(item);
    }),
    { numRuns: 300 },
  );
});

it('prices are shown all or none', () => {
  const short = MARK_SIX_ODDS.filter(({ index, top }) => !(index === 0 && top === '7'));
  expect(groupPrices(MARK_SIX_ODDS, { kind: 'specialCode' })?.size).toBe(NUMBERS.length);
  expect(groupPrices(short, { kind: 'specialCode' })).toBeUndefined();
  expect(groupPrices(short, { kind: 'specialCodeSide' })?.size).toBe(BALL_SIDES.length);
  expect(groupPrices([], { kind: 'specialCodeColor' })).toBeUndefined();
  expect(groupPrices(MARK_SIX_ODDS, { kind: 'specialCodeColor' })?.size).toBe(COLORS.length);
  expect(groupPrices(MARK_SIX_ODDS, { kind: 'tail' })?.size).toBe(TAILS.length);
  expect(priceOfChoice(short, { kind: 'specialCode', selection: 8 })).toBeUndefined();
});

it('a set of animals is the same whatever the order they were pressed in', () => {
  const merged = (selection: string[]): MarkSixChoice => ({ kind: 'specialCodeMergeAnimal', selection });
  expect(choiceKey(merged(['rat', 'ox']))).toBe(choiceKey(merged(['ox', 'rat'])));
  expect(choiceKey({ ...merged(ANIMALS.slice(0, 6)), configuration: 'six' })).not.toBe(
    choiceKey(merged(ANIMALS.slice(0, 6))),
  );
});
