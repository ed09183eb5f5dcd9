import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Pk10Bet } from '#engine/lottery';
import { RACE_ODDS, raceItem } from '#simulator/testing/lottery';
import { MARKETS, priceOfRaceChoice, raceChoiceKey, sectionPrices, sectionsOf } from './race-sections.ts';
import { aRaceChoice } from './test/a-choice.ts';

it('the sections hold every item of the price list, each once', () => {
  const all = MARKETS.flatMap(sectionsOf);
  expect(all.map(({ index }) => index)).toEqual(Array.from({ length: 27 }, (_, index) => index));
  const choices = all.flatMap((section) => section.choices);
  expect(choices.length).toBe(RACE_ODDS.length);
  expect(new Set(choices.map(raceChoiceKey)).size).toBe(choices.length);
});

it('property: the screen and the upstream price every choice alike', () => {
  fc.assert(
    fc.property(aRaceChoice, (choice) => {
      const item = raceItem(choice as Omit<Pk10Bet, 'amount' | 'odds'>);
      expect(item).toBeDefined();
      expect(priceOfRaceChoice(RACE_ODDS, choice)).toEqual(item);
    }),
  );
});

it('prices are shown all or none', () => {
  const short = RACE_ODDS.filter(({ index, top }) => !(index === 11 && top === '7'));
  const [sides, values] = sectionsOf('championRunnerUpSum');
  if (sides === undefined || values === undefined) throw new Error('no sections');
  expect(sectionPrices(short, sides)?.size).toBe(4);
  expect(sectionPrices(short, values)).toBeUndefined();
  expect(priceOfRaceChoice(short, { market: 'sum', selection: 8 })).toBeUndefined();
});
