import type { OddsItem } from '#contract/entities';
import { type Animal, ANIMALS, BALL_SIDES, oddsGroup } from '#engine/lottery';

const LAST_INDEX = 29;
const upTo = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const TAILS = Array.from({ length: 10 }, (_, digit) => String(digit));
/** Two sides pay nearly four times, one nearly twice. */
const CROSSED = new Set(['bigOdd', 'bigEven', 'smallOdd', 'smallEven']);
const COLOR_ODDS = { red: '2.78', blue: '2.95', green: '2.95' } as const;
/** 12 over the number of animals, less 4 %. */
const MERGED_ODDS: Readonly<Record<string, string>> = {
  '2': '5.76',
  '3': '3.84',
  '4': '2.88',
  '5': '2.30',
  '6': '1.92',
  '7': '1.64',
  '8': '1.44',
  '9': '1.28',
  six: '1.95',
};
const COMBINATION_ODDS = ['1.95', '4.05', '10.80', '31.00', '105.00'] as const;

/** An animal has four numbers, the year's has five: both pay 91.4 % of the fair price. */
const ANIMAL_ODDS = { other: '11.20', ofYear: '8.96' } as const;

function pricesOf(index: number, year: Animal | undefined): readonly (readonly [top: string, odd: string])[] {
  const group = oddsGroup(index);
  switch (group?.kind) {
    case 'specialCode':
    case 'numberCode':
      return upTo(49).map((ball) => [ball, group.kind === 'specialCode' ? '47.00' : '43.00']);
    case 'specialCodeSide':
    case 'numberCodeSide':
      return BALL_SIDES.map((side) => [side, CROSSED.has(side) ? '3.85' : '1.97']);
    case 'specialCodeColor':
    case 'numberCodeColor':
      return Object.entries(COLOR_ODDS);
    case 'specialCodeAnimal':
      return ANIMALS.map((animal) => [animal, animal === year ? ANIMAL_ODDS.ofYear : ANIMAL_ODDS.other]);
    case 'specialCodeMergeAnimal':
      return Object.entries(MERGED_ODDS);
    case 'specialCodeTail':
      return TAILS.map((tail) => [tail, tail === '0' ? '11.70' : '9.40']);
    case 'specialCodeCombinationZodiacs':
      return [[String(group.level), COMBINATION_ODDS[(group.level ?? 1) - 1] ?? '1.95']];
    case 'tail':
      return TAILS.map((tail) => [tail, tail === '0' ? '2.05' : '1.78']);
    default:
      return [];
  }
}

const lists = new Map<Animal | undefined, readonly OddsItem[]>();

/** The price list for draws in an animal's year, the same for all six games. */
export function markSixOdds(year: Animal | undefined): readonly OddsItem[] {
  const known = lists.get(year);
  if (known !== undefined) return known;
  const list = Array.from({ length: LAST_INDEX + 1 }, (_, index) => index).flatMap((index) => {
    const group = oddsGroup(index);
    const prop = [group?.kind, group?.position, group?.level].filter((part) => part !== undefined).join(' ');
    return pricesOf(index, year).map(([top, odd]): OddsItem => ({ index, top, prop, odd, min: '1', max: '5000' }));
  });
  lists.set(year, list);
  return list;
}
