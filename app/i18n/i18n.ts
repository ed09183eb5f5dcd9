import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type AppConfig, FIRST_TEXTS, type Language } from '#contract/brand';
import { takeEarlyAnswer } from '#app/api/early-answers.ts';
import { tellTextsMissing } from './missing-texts.ts';
import { textOf, type Texts, type Values } from './text-of.ts';

/** The texts of most components. */
const DEFAULT = 'shell';

type Loaded = Record<string, Record<string, Texts>>;
type Listener = (language: string) => void;

/**
 * Starts the texts in one language. Catalogues are complete (checked in CI), so no second language is loaded as a fallback: the
 * build has filled gaps from the fallback language.
 *
 * @returns what react-i18next and the app use of an instance of i18next
 */
export async function startI18n(config: AppConfig, language: Language): Promise<i18n> {
  const read = readCatalogue(config.locales);
  const data: Loaded = {};
  const reads = new Map<string, Promise<void>>();
  /** Read, or failed: components draw without texts then, and the page says so. */
  const over = new Set<string>();
  const incomplete = new Set<string>();
  const asked = new Set<string>([DEFAULT]);
  const listeners = new Set<Listener>();
  let current: string = language;
  let languages = [current];
  let wanted: string = language;

  const load = (of: string, namespace: string): Promise<void> => {
    const name = `${of}/${namespace}`;
    const reading = reads.get(name) ?? readOnce(of, namespace).finally(() => over.add(name));
    reads.set(name, reading);
    return reading;
  };
  const readOnce = async (of: string, namespace: string): Promise<void> => {
    try {
      const texts = await read(of, namespace);
      (data[of] ??= {})[namespace] = texts;
    } catch {
      incomplete.add(of);
      if (of === current) tellTextsMissing();
      // A language may be chosen again.
      else reads.delete(`${of}/${namespace}`);
    }
  };
  const fixed = (of: string | undefined, namespace: string) => (key: string, values?: Values) =>
    // A file of texts may be blocked or gone: no text rather than a key.
    textOf(data[of ?? current] ?? {}, of ?? current, namespace, key, values) ?? '';
  const texts = {
    isInitialized: true,
    options: { defaultNS: DEFAULT },
    // Where react-i18next says in a development build that a component waits for its texts.
    services: { logger: { forward: () => undefined } },
    store: { data },
    get language() {
      return current;
    },
    get languages() {
      return languages;
    },
    t: (key: string, values?: Values) => fixed(undefined, DEFAULT)(key, values),
    getFixedT: (of: string | undefined, namespace: string) => fixed(of, namespace),
    hasResourceBundle: (of: string, namespace: string) => data[of]?.[namespace] !== undefined,
    hasLoadedNamespace: (namespace: string) => over.has(`${current}/${namespace}`),
    async loadNamespaces(names: string | readonly string[], done?: () => void) {
      const all = [names].flat();
      for (const name of all) asked.add(name);
      await Promise.all(all.map((name) => load(current, name)));
      done?.();
    },
    /** The last language that was wanted counts. */
    async changeLanguage(to: string) {
      wanted = to;
      await Promise.all([...asked].map((namespace) => load(to, namespace)));
      if (wanted === to) show(to);
    },
    /** @param path keys, nested by dots */
    addResource(of: string, namespace: string, path: string, text: string) {
      const keys = path.split('.');
      let place: Record<string, unknown> = ((data[of] ??= {})[namespace] ??= {});
      for (const key of keys.slice(0, -1)) place = (place[key] ??= {}) as Record<string, unknown>;
      place[keys.at(-1) ?? ''] = text;
    },
    on: (_: 'languageChanged', listener: Listener) => void listeners.add(listener),
    off: (_: 'languageChanged', listener: Listener) => void listeners.delete(listener),
    /** `npm run dev` has put other texts in (cli/serve/live-reload.ts). */
    emit: (_: 'languageChanged', of: string) => [...listeners].forEach((listener) => listener(of)),
  };
  function show(next: string): void {
    current = next;
    languages = [next];
    document.documentElement.lang = next;
    // If nothing of another language could be loaded, the picker reports it and the page keeps its language.
    if (incomplete.has(next) && texts.hasResourceBundle(next, DEFAULT)) tellTextsMissing();
    texts.emit('languageChanged', next);
  }

  const instance = texts as unknown as i18n;
  initReactI18next.init(instance);
  // Not all first texts, although they are one file: with them the first views mount at once, and three of them that then wait for other
  // texts make React render without end until those are there (react/react issue 37556; one core was busy in Chromium).
  await texts.changeLanguage(language);
  // The app has no word to say it with: the first script has (cli/build/frame-script.ts).
  if (!texts.hasResourceBundle(language, DEFAULT)) dispatchEvent(new Event('slipwayincomplete'));
  return instance;
}

/** How long a screen shows its skeleton: a short break of the connection is over by then. */
const PAUSES_MS = [500, 1_500];

/** The texts of the first views are one file; the others load with the screen that uses them. */
function readCatalogue(folder: string) {
  const firstTexts = new Map<string, Promise<object>>();
  return async (language: string, namespace: string): Promise<Texts> => {
    if (!(FIRST_TEXTS as readonly string[]).includes(namespace))
      return (await readFile(`${folder}/${language}/${namespace}.json`)) as Texts;
    const first = firstTexts.get(language) ?? readFile(`${folder}/${language}/first.json`);
    firstTexts.set(language, first);
    try {
      return ((await first) as Record<string, Texts>)[namespace] ?? {};
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
