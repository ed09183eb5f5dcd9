import type { Brand, Language } from '#contract/brand';

interface FirstTexts {
  readonly shell?: { readonly home?: { readonly title?: string } };
}

/** The hero's texts in each language (app/features/around/hero/hero.tsx). */
export function frameWords(
  { name, tagline, languages, defaultLanguage }: Pick<Brand, 'name' | 'tagline' | 'languages' | 'defaultLanguage'>,
  texts: ReadonlyMap<string, string>,
): readonly (readonly [Language, string])[] {
  return languages.map((language) => {
    if (language === defaultLanguage) return [language, tagline] as const;
    const { shell } = JSON.parse(texts.get(`${language}/first.json`) ?? '{}') as FirstTexts;
    return [language, shell?.home?.title?.replace('{{name}}', () => name) ?? tagline] as const;
  });
}

interface Texts {
  readonly [key: string]: string | Texts;
}

/** Texts by `namespace:key` in every language of the brand, for pages without the app. */
export function wordsOf(
  { languages }: Pick<Brand, 'languages'>,
  texts: ReadonlyMap<string, string>,
  keys: Readonly<Record<string, string>>,
): Record<string, Record<string, string>> {
  return Object.fromEntries(
    languages.map((language) => {
      const word = (key: string): string => {
        const [namespace = '', path = ''] = key.split(':');
        const own = texts.get(`${language}/${namespace}.json`);
        const first = (JSON.parse(texts.get(`${language}/first.json`) ?? '{}') as Texts)[namespace];
        const all = own === undefined ? first : (JSON.parse(own) as Texts);
        const found = path.split('.').reduce<string | Texts | undefined>((at, name) => (at as Texts)?.[name], all);
        return typeof found === 'string' ? found : '';
      };
      return [language, Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, word(key)]))];
    }),
  );
}
