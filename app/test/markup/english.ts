import { readdirSync, readFileSync } from 'node:fs';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

/** What the app has from its start. */
const AT_START = ['shell'];
/** The namespaces that something has asked for. Undefined: all texts are there. */
let asked: Set<string> | undefined;

/** As on a page that was just opened: until a component asks for the texts of its feature, there are only their keys. */
export function forgetNamespaces(): void {
  asked = new Set(AT_START);
}

export function restoreNamespaces(): void {
  asked = undefined;
}

/** Every text in English: nothing waits for a catalogue. All are there, but for drawn components after `forgetNamespaces`. */
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
// Its declaration leaves this method out.
const store = english.services.resourceStore as unknown as Pick<typeof english, 'getResource'>;
const getResource = store.getResource.bind(store);
store.getResource = (language, namespace, ...rest) =>
  asked === undefined || asked.has(namespace) ? (getResource(language, namespace, ...rest) as unknown) : undefined;
const hasLoadedNamespace = english.hasLoadedNamespace.bind(english);
english.hasLoadedNamespace = (namespaces, options) => {
  for (const namespace of [namespaces].flat()) asked?.add(namespace);
  return hasLoadedNamespace(namespaces, options);
};
