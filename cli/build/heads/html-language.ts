import { directionOf } from '#contract/brand';

/** @example htmlLanguage('ar') // 'lang="ar" dir="rtl"' */
export const htmlLanguage = (language: string): string =>
  `lang="${language}"${directionOf(language) === 'rtl' ? ' dir="rtl"' : ''}`;
