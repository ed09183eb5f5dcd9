import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppConfig } from '#contract/brand/app-config.ts';
import type { Language } from '#contract/brand/languages.ts';

/** Loaded with the page; the others come with the screen that uses them. */
export const FIRST_NAMESPACES = ['shell'] as const;

/**
 * Starts the texts in one language. Catalogues are complete (checked in CI), so no second language is loaded as a
 * fallback: the build has filled any gap from the fallback language already.
 */
export async function startI18n(config: AppConfig, language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  instance.use({ type: 'backend', read: readCatalogue(config.locales) }).use(initReactI18next);
  instance.on('languageChanged', (language) => (document.documentElement.lang = language));
  await instance.init({
    lng: language,
    fallbackLng: false,
    ns: [...FIRST_NAMESPACES],
    defaultNS: 'shell',
    // React escapes.
    interpolation: { escapeValue: false },
  });
  return instance;
}

function readCatalogue(folder: string) {
  return async (language: string, namespace: string): Promise<object> => {
    const response = await fetch(`${folder}/${language}/${namespace}.json`);
    if (!response.ok) throw new Error(`No texts for ${language}/${namespace}: ${response.status}`);
    return (await response.json()) as object;
  };
}
