import { directionOf } from '#contract/brand';

/** The attributes of a page in a language. @example htmlLanguage('ar') // 'lang="ar" dir="rtl"' */
export const htmlLanguage = (language: string): string =>
  `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
