import type { Brand, Language } from '#contract/brand';

interface FirstTexts {
  readonly shell?: { readonly home?: { readonly title?: string } };
}

/** The hero's text in each language (app/features/around/hero/hero.tsx). */
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
