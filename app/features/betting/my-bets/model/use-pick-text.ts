import { useTranslation } from 'react-i18next';
import {
  useMarkSixText,
  useSectionName,
  useSelectionName,
  type LotteryPick,
  type PickText,
  type RacePick,
} from '#app/i18n/use-pick-text.ts';

/** The names of picks on draws and races. */
export function usePickText() {
  const { t } = useTranslation('racing');
  const [markSix, section, selection] = [useMarkSixText(), useSectionName(), useSelectionName()];
  return {
    lottery: ({ configuration: _, ...pick }: LotteryPick): PickText => markSix(pick),
    race: (pick: RacePick): PickText => ({
      title: selection(pick),
      detail: pick.market === 'sum' ? t('market.championRunnerUpSum') : section(pick),
    }),
  };
}
