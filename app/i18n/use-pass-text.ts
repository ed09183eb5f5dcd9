import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { passText } from './pass-text.ts';

/** What passes are called in the reader's language. @example const pass = usePassText(); pass('Yankee') */
export function usePassText(): (pass: string) => string {
  const { t } = useTranslation('markets');
  return useCallback((pass) => passText(t, pass), [t]);
}
