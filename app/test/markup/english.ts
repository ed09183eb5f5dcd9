import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Every text in English, all there from the beginning: nothing waits for a catalogue. */
export const english = i18next.createInstance().use(initReactI18next);
await english.init({
  lng: 'en',
  fallbackLng: false,
  defaultNS: 'shell',
  interpolation: { escapeValue: false },
  resources: {
    en: Object.fromEntries(
      readdirSync('app/locales/en').map((file) => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(`app/locales/en/${file}`, 'utf8')) as object,
      ]),
    ),
  },
});
