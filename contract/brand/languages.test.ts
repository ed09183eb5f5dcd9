import { expect, it } from 'vitest';
import { directionOf, LANGUAGES } from './languages.ts';

it('the languages of the product are written from the left', () => {
  expect(LANGUAGES.filter((language) => directionOf(language) !== 'ltr')).toEqual([]);
});

it.each(['ar', 'ar-EG', 'he', 'fa', 'ur', 'ps', 'sd', 'ug', 'yi', 'dv', 'ckb', 'pa-Arab', 'az-Arab'])(
  '%s is written from the right',
  (language) => {
    expect(directionOf(language)).toBe('rtl');
  },
);

it.each(['vi', 'de', 'az', 'pa', 'ms', 'uz-Latn', 'th'])('%s is written from the left', (language) => {
  expect(directionOf(language)).toBe('ltr');
});
