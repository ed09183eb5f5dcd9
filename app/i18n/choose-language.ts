import * as v from 'valibot';
import { type Language, LANGUAGES, type PageBrand } from '#contract/brand';
import { readStored, writeStored } from '#app/store/storage.ts';

/** The player's choice, else the browser's preferences in order, else the brand's default. */
export function chooseLanguage(
  brand: Pick<PageBrand, 'languages' | 'defaultLanguage'>,
  preferred: readonly string[],
): Language {
  const offered = (language: string | undefined): language is Language =>
    language !== undefined && (brand.languages as readonly string[]).includes(language);
  const stored = readStored('language', v.picklist(LANGUAGES));
  if (offered(stored)) return stored;
  return preferred.map((each) => each.toLowerCase().split('-')[0]).find(offered) ?? brand.defaultLanguage;
}

export function rememberLanguage(language: Language): void {
  writeStored('language', language);
}
