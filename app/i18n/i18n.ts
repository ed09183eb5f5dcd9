import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type AppConfig, directionOf, FIRST_TEXTS, type Language } from '#contract/brand';
import { takeEarlyAnswer } from '#app/api/early-answers.ts';
import { isolated } from './isolated.ts';
import { tellIncomplete } from '#app/ui/first/tell-incomplete.ts';
import { tellTextsMissing } from './missing-texts.ts';

/**
 * Starts the texts in one language. Catalogues are complete (checked in CI), so no second language is loaded as a fallback: the
 * build has filled gaps from the fallback language.
 */
export async function startI18n(config: AppConfig, language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  instance.use({ type: 'backend', read: readCatalogue(config.locales) }).use(initReactI18next);
  const incomplete = new Set<string>();
  instance.on('failedLoading', (of) => {
    incomplete.add(of);
    if (of === instance.language) tellTextsMissing();
  });
  instance.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    // If nothing of another language could be loaded, the picker reports it and the page keeps its language.
    if (incomplete.has(language) && instance.hasResourceBundle(language, 'shell')) tellTextsMissing();
  });
  await instance.init({
    lng: language,
    fallbackLng: false,
    // Not all first texts, although they are one file: with them the first views mount at once, and three of them that then wait for other
    // texts make React render without end until those are there (react/react issue 37556; one core was busy in Chromium).
    ns: ['shell'],
    defaultNS: 'shell',
    // A file of texts may be blocked or gone: no text rather than a key, and the page says that texts are missing.
    parseMissingKeyHandler: (_, text = '') => text,
    interpolation: { escape: isolated },
  });
  // The app has no word to say it with: the first script has (cli/build/frame-script.ts).
  if (!instance.hasResourceBundle(language, 'shell')) tellIncomplete();
  return instance;
}

/** How long a screen shows its skeleton: a short break of the connection is over by then. */
const PAUSES_MS = [500, 1_500];

/** The texts of the first views are one file; the others load with the screen that uses them. */
function readCatalogue(folder: string) {
  const firstTexts = new Map<string, Promise<object>>();
  return async (language: string, namespace: string): Promise<object> => {
    if (!(FIRST_TEXTS as readonly string[]).includes(namespace))
      return readFile(`${folder}/${language}/${namespace}.json`);
    const first = firstTexts.get(language) ?? readFile(`${folder}/${language}/first.json`);
    firstTexts.set(language, first);
    try {
      return ((await first) as Record<string, object>)[namespace] ?? {};
    } catch (error) {
      firstTexts.delete(language);
      throw error;
    }
  };
}

async function readFile(address: string): Promise<object> {
  let early = takeEarlyAnswer(address, document.documentElement.lang);
  for (const pause of [...PAUSES_MS, undefined]) {
    try {
      const response = early === undefined ? await fetch(address) : (await early).response;
      if (!response.ok) throw new Error(`No texts at ${address}: ${response.status}`);
      return (await response.json()) as object;
    } catch (error) {
      if (pause === undefined) throw error;
      early = undefined;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error('unreachable');
}
