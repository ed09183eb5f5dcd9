import { useTranslation } from 'react-i18next';
import { beside } from '#app/api/refusals/beside.ts';
import { useCommonText } from '#app/i18n/use-error-text.ts';
import type { FormError } from './form-error.ts';

export function useFormErrorText() {
  const { t } = useTranslation('session');
  const commonText = useCommonText();
  return (text: FormError['text']): string =>
    'common' in text
      ? commonText(text.common)
      : beside(text.message, t(text.key, { count: text.count ?? 0 }), text.key);
}
