import { useTranslation } from 'react-i18next';
import type { RaceChoice } from '#app/features/betting/draws/index.ts';

type Place = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10';

/** Names what a selection is of: a place, the sum, a pair of places. */
export function useSectionName(): (choice: RaceChoice) => string {
  const { t } = useTranslation('racing');
  return ({ market, place, pair, selection }) => {
    if (market === 'sum') return t(typeof selection === 'number' ? 'sum.values' : 'sum.sides');
    if (market === 'place') return t(`place.${String(place ?? 1) as Place}`);
    const [first, second] = (pair ?? '').split('-');
    return t('pair', { first, second });
  };
}

/** Names what is selected: a side, a car, a sum. */
export function useSelectionName(): (choice: RaceChoice) => string {
  const { t } = useTranslation('racing');
  return ({ market, selection }) => {
    if (typeof selection !== 'number') return t(`selection.${selection}`);
    return market === 'sum' ? String(selection) : t('car', { number: selection });
  };
}
