import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { AppConfig, Language } from '#contract/brand';
import { tellTextsMissing } from './missing-texts.ts';

/** Loaded with the page; the others load with the screen that uses them. */
export const FIRST_NAMESPACES = ['shell'] as const;

/**
 * Starts the texts in one language. Catalogues are complete (checked in CI), so no second language is loaded as a fallback: the
 * build has filled gaps from the fallback language.
 */
export async function startI18n(config: AppConfig, language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  instance.use({ type: 'backend', read: readCatalogue(config.locales) }).use(initReactI18next);
  // If another language fails to load, the picker reports it and the page keeps its language.
  instance.on('failedLoading', (of) => {
    if (of === instance.language) tellTextsMissing();
  });
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

/** How long a screen shows its skeleton: a short break of the connection is over by then. */
const PAUSES_MS = [500, 1_500];

function readCatalogue(folder: string) {
  return async (language: string, namespace: string): Promise<object> => {
    for (const pause of [...PAUSES_MS, undefined]) {
      try {
        const response = await fetch(`${folder}/${language}/${namespace}.json`);
        if (!response.ok) throw new Error(`No texts for ${language}/${namespace}: ${response.status}`);
        return (await response.json()) as object;
      } catch (error) {
        if (pause === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    throw new Error('unreachable');
  };
}
