import type { OddsItem } from '#contract/entities';
import { pk10OddsGroup } from '#engine/lottery';

const SUM_SIDES = { big: '2.20', small: '1.77', odd: '1.77', even: '2.20' } as const;
/** 90 ordered pairs over the pairs with the sum, less 4 %. */
const SUM_ODDS: Readonly<Record<number, string>> = { 2: '43.20', 4: '21.60', 6: '14.40', 8: '10.80', 10: '8.64' };
const SUM_WAYS = [2, 2, 4, 4, 6, 6, 8, 8, 10, 8, 8, 6, 6, 4, 4, 2, 2] as const;
const SIDES = ['big', 'small', 'odd', 'even'] as const;
const LAST_INDEX = 26;

function pricesOf(index: number): readonly (readonly [top: string, odd: string])[] {
  switch (pk10OddsGroup(index)) {
    case 'twoSides':
      return SIDES.map((side) => [side, '1.98']);
    case 'championRunnerUpSum':
      return index === 10
        ? Object.entries(SUM_SIDES)
        : SUM_WAYS.map((ways, at) => [String(at + 3), SUM_ODDS[ways] ?? '43.20']);
    case 'firstToFifth':
    case 'sixthToTenth':
      return Array.from({ length: 10 }, (_, car) => [String(car + 1), '9.80']);
    case 'dragonTiger':
      return [
        ['dragon', '1.98'],
        ['tiger', '1.98'],
      ];
    default:
      return [];
  }
}

export const RACE_ODDS: OddsItem[] = Array.from({ length: LAST_INDEX + 1 }, (_, index) => index).flatMap((index) =>
  pricesOf(index).map(([top, odd]): OddsItem => ({
    index,
    top,
    prop: pk10OddsGroup(index) ?? '',
    odd,
    min: '1',
    max: '5000',
  })),
);
