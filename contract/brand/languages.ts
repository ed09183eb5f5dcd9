/** The product's languages by their own names: the one list. The folders in app/locales and fixtures/locales follow it. */
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
/** Digits by Unicode name, as read by amount fields. */
export const DIGITS = [
  ...(['arab', 'arabext', 'deva', 'beng', 'guru', 'gujr', 'orya', 'tamldec'] as const),
  ...(['telu', 'knda', 'mlym', 'thai', 'laoo', 'mymr', 'khmr', 'latn'] as const),
] as const;

/** For texts that a language lacks (specification). */
export const FALLBACK_LANGUAGE: Language = 'pt';

/** Right-to-left scripts (ISO 15924). */
export const RIGHT_TO_LEFT = /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg/;

/**
 * A language's direction, by its script.
 *
 * @example directionOf('ar') // 'rtl'
 */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.test(String(new Intl.Locale(language).maximize().script)) ? 'rtl' : 'ltr';
