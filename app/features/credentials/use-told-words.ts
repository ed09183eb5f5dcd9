import { useTranslation } from 'react-i18next';
import type { Told } from './told.ts';

/** The words for what is told about a failed call. */
export function useToldWords() {
  const { t } = useTranslation(['session', 'shell']);
  return (text: Told['text']): string => {
    if ('message' in text) return text.message;
    return 'shellKey' in text ? t(`shell:${text.shellKey}`) : t(`session:${text.key}`, { count: text.count ?? 0 });
  };
}
