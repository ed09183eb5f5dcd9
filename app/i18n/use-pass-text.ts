import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetType } from '#engine/sports';
import { betName, betNames, type NamedBet, passText, stringNames, typeNames } from './pass-text.ts';

/** Names passes in the player's language. @example const pass = usePassText(); pass('Yankee') */
export function usePassText(): (pass: string) => string {
  const { t } = useTranslation('markets');
  return useCallback((pass) => passText(t, pass), [t]);
}

/** Names bets and their types in the player's language. */
export function useBetNames() {
  const { t } = useTranslation('markets');
  return useMemo(
    () => ({
      short: (bet: NamedBet) => betName(t, bet),
      full: (bet: NamedBet) => betNames(t, bet),
      ofType: (type: BetType) => typeNames(t, type),
      strings: (type: BetType, all: readonly string[]) => stringNames(t, type, all),
    }),
    [t],
  );
}
