import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { passText } from './pass-text.ts';

/** Names passes in the player's language. @example const pass = usePassText(); pass('Yankee') */
export function usePassText(): (pass: string) => string {
  const { t } = useTranslation('markets');
  return useCallback((pass) => passText(t, pass), [t]);
}
