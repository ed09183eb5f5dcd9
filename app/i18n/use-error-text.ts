import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { errorText, type CommonText } from '#app/api/refusals/error-text.ts';
import { beside } from '#app/api/refusals/beside.ts';

export function useCommonText(): (text: CommonText) => string {
  const { t } = useTranslation('shell');
  return useCallback(
    (text) => ('key' in text ? beside(text.message, t(text.key, { code: text.code ?? '' }), text.key) : text.message),
    [t],
  );
}

/** Translates an error for which the feature has no text of its own. */
export function useErrorText(): (error: ApiError) => string {
  const words = useCommonText();
  return useCallback((error) => words(errorText(error)), [words]);
}
