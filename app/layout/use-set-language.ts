import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/brand';
import { rememberLanguage } from '#app/i18n/choose-language.ts';

/** Changes the page's language and reports whether it worked: texts may fail to load, and then the former one stays. */
export function useSetLanguage(): (language: Language) => Promise<boolean> {
  const { i18n } = useTranslation();
  return useCallback(
    async (language) => {
      const before = i18n.language;
      await i18n.changeLanguage(language);
      if (i18n.hasResourceBundle(language, 'shell')) {
        rememberLanguage(language);
        return true;
      }
      await i18n.changeLanguage(before);
      return false;
    },
    [i18n],
  );
}
