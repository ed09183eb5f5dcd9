import type { OddsItem } from '#contract/entities';
import { GOAL_PAIRS, pk10OddsGroup, type Pk10OddsGroup } from '#engine/lottery';
import type { RaceChoice } from '#app/features/betting/draws/index.ts';

export const MARKETS = ['twoSides', 'championRunnerUpSum', 'firstToFifth', 'sixthToTenth', 'dragonTiger'] as const;

export const CARS: readonly number[] = Array.from({ length: 10 }, (_, index) => index + 1);
const SUMS = Array.from({ length: 17 }, (_, index) => index + 3);
const SIDES = ['big', 'small', 'odd', 'even'] as const;

/** The selections of one index of the price list. */
export interface RaceSection {
  readonly index: number;
  readonly choices: readonly RaceChoice[];
}

const LAST_INDEX = 26;
const FIRST_CAR = 12;
const FIRST_PAIR = 22;
const SUM_SIDES = 10;

function choicesAt(index: number): readonly RaceChoice[] {
  const pair = GOAL_PAIRS[index - FIRST_PAIR];
  if (pair !== undefined) {
    return (['dragon', 'tiger'] as const).map((selection) => ({ market: 'dragonTiger', pair, selection }));
  }
  if (index >= FIRST_CAR) {
    return CARS.map((selection) => ({ market: 'place', place: index - FIRST_CAR + 1, selection }));
  }
  if (index >= SUM_SIDES) {
    return (index === SUM_SIDES ? SIDES : SUMS).map((selection) => ({ market: 'sum', selection }));
  }
  return SIDES.map((selection) => ({ market: 'place', place: index + 1, selection }));
}

const SECTIONS: readonly RaceSection[] = Array.from({ length: LAST_INDEX + 1 }, (_, index) => ({
  index,
  choices: choicesAt(index),
}));

/** The sections of a market: its subsets. */
export function sectionsOf(market: Pk10OddsGroup): readonly RaceSection[] {
  return SECTIONS.filter(({ index }) => pk10OddsGroup(index) === market);
}

/** The prices of a section by selection: all of them, or none if one is missing. */
export function sectionPrices(
  odds: readonly OddsItem[],
  { index, choices }: RaceSection,
): ReadonlyMap<string, OddsItem> | undefined {
  const prices = new Map(odds.filter((item) => item.index === index).map((item) => [item.top, item]));
  return choices.every(({ selection }) => prices.has(String(selection))) ? prices : undefined;
}

/** The price of a choice; undefined if it is not sold. */
export function priceOfRaceChoice(odds: readonly OddsItem[], choice: RaceChoice): OddsItem | undefined {
  const key = raceChoiceKey(choice);
  const section = SECTIONS.find(({ choices }) => choices.some((each) => raceChoiceKey(each) === key));
  return section && sectionPrices(odds, section)?.get(String(choice.selection));
}

/** Two choices of the same thing have one key. */
export function raceChoiceKey({ market, place, pair, selection }: RaceChoice): string {
  return [market, place ?? '', pair ?? '', selection].join('|');
}
