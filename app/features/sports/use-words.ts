import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';

/** How a list says things. Made once for all its rows: the hooks behind it would cost more than a button's whole update. */
export interface Words {
  readonly t: TFunction<['sports', 'markets']>;
  readonly language: string;
  readonly odds: (odds: string) => string;
  readonly outcome: ReturnType<typeof useOutcomeText>;
}

export function useWords(): Words {
  const { t, i18n } = useTranslation(['sports', 'markets']);
  const odds = useOddsText();
  const outcome = useOutcomeText();
  const { language } = i18n;
  return useMemo(() => ({ t, language, odds, outcome }), [t, language, odds, outcome]);
}
