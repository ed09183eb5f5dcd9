import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filledTexts } from './filled-texts.ts';
import { outcomeText, type LabelledPick } from './outcome-text.ts';

/** Names the outcomes of every market. @example const outcome = useOutcomeText(); outcome({ market: 'wl', outcome: 'd', home, away }) */
export function useOutcomeText(): (pick: LabelledPick) => string {
  const { t } = useTranslation('markets');
  return useMemo(() => {
    const filled = filledTexts(t);
    return (pick) => outcomeText(filled, pick);
  }, [t]);
}
