import { expect, it } from 'vitest';
import { openGraphLocale } from './head-metadata.ts';

it.each([
  ['en', 'en_GB'],
  ['pt', 'pt_BR'],
  ['zh-TW', 'zh_TW'],
  ['fil', 'fil_PH'],
])('Open Graph has the language and a region of %s', (language, locale) => {
  expect(openGraphLocale(language)).toBe(locale);
});
