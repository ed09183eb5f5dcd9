import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { outcomeText, type LabelledPick } from './outcome-text.ts';

/** Names the outcomes of every market. @example const outcome = useOutcomeText(); outcome({ market: 'wl', outcome: 'd', home, away }) */
export function useOutcomeText(): (pick: LabelledPick) => string {
  const { t } = useTranslation('markets');
  return useCallback((pick) => outcomeText(t, pick), [t]);
}
