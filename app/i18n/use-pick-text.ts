import { useTranslation } from 'react-i18next';
import type { LotteryBet, RaceBet } from '#contract/entities';
import { isAnimal, readSide } from '#engine/lottery';

/** The name of a selection and of its market. */
export interface PickText {
  readonly title: string;
  readonly detail: string;
}

export type LotteryPick = LotteryBet['picks'][number];
export type RacePick = RaceBet['picks'][number];
type MarkSixSelection = Pick<LotteryPick, 'kind' | 'selection' | 'position' | 'level' | 'configuration'>;
type RaceSelection = Pick<RacePick, 'market' | 'place' | 'pair' | 'selection'>;
type Place = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';

/** Names a selection of a Mark Six game: what is picked, and the kind and place of the bet. */
export function useMarkSixText(): (choice: MarkSixSelection) => PickText {
  const { t } = useTranslation('lottery');
  const one = (kind: LotteryPick['kind'], what: string | number): string => {
    const side = readSide(what);
    if (kind === 'specialCodeTail' || kind === 'tail') return t('tailName', { digit: what });
    if (isAnimal(what)) return t(`animal.${what}`);
    if (what === 'red' || what === 'blue' || what === 'green') return t(`color.${what}`);
    return side === undefined ? String(what) : t(`side.${side}`);
  };
  return ({ kind, selection, position, level, configuration }) => {
    const parts = Array.isArray(selection) ? selection : [selection];
    const details = [
      position === undefined ? t(`kind.${kind}`) : `${t(`position.${position}`)}: ${t(`kind.${kind}`)}`,
      ...(configuration === 'six' ? [t('merge.six')] : []),
      ...(level === undefined ? [] : [t('combination.levelOf', { count: level })]),
    ];
    return { title: parts.map((part) => one(kind, part)).join(', '), detail: details.join(' · ') };
  };
}

/** Names what a selection of a race is of: a place, the sum, a pair of places. */
export function useSectionName(): (choice: RaceSelection) => string {
  const { t } = useTranslation('racing');
  return ({ market, place, pair, selection }) => {
    if (market === 'sum') return t(typeof selection === 'number' ? 'sum.values' : 'sum.sides');
    if (market === 'place') return t(`place.${String(place ?? 1) as Place}`);
    const [first, second] = (pair ?? '').split('-');
    return t('pair', { first, second });
  };
}

/** Names what is selected in a race: a side, a car, a sum. */
export function useSelectionName(): (choice: RaceSelection) => string {
  const { t } = useTranslation('racing');
  return ({ market, selection }) => {
    if (typeof selection !== 'number') return t(`selection.${selection}`);
    return market === 'sum' ? String(selection) : t('car', { number: selection });
  };
}
