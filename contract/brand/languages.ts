/** The languages of the product by their own names: the one list. The folders in app/locales and fixtures/locales follow it. */
export const LANGUAGE_NAMES = {
  en: 'English',
  zh: '中文',
  id: 'Bahasa Indonesia',
  ja: '日本語',
  ko: '한국어',
  es: 'Español',
  tr: 'Türkçe',
  hi: 'हिन्दी',
  pt: 'Português',
  ru: 'Русский',
  bn: 'বাংলা',
} as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly string[] as readonly Language[];
/** Digits by their Unicode names, those that fields for amounts read too. */
export const DIGITS = [
  ...(['arab', 'arabext', 'deva', 'beng', 'guru', 'gujr', 'orya', 'tamldec'] as const),
  ...(['telu', 'knda', 'mlym', 'thai', 'laoo', 'mymr', 'khmr', 'latn'] as const),
] as const;

/** The language of texts that a language lacks, as the specification says. */
export const FALLBACK_LANGUAGE: Language = 'pt';

/** The scripts (ISO 15924) that are written from the right. */
export const RIGHT_TO_LEFT = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg/;

/**
 * Which way a language is written, by the script that it has.
 *
 * @example directionOf('ar') // 'rtl'
 */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(String(new Intl.Locale(language).maximize().script)) ? 'rtl' : 'ltr';
