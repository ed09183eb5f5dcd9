import { expect, it } from 'vitest';
import { hasNumberWord, spelledOut } from './number-words.ts';

/** How people count from two to ten. */
const COUNTED: Readonly<Record<string, string>> = {
  zh: '二 三 四 五 六 七 八 九 十',
  ja: '二 三 四 五 六 七 八 九 十',
  ko: '둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez',
  pt: 'dois três quatro cinco seis sete oito nove dez',
  ru: 'два три четыре пять шесть семь восемь девять десять',
  tr: 'iki üç dört beş altı yedi sekiz dokuz on',
  id: 'dua tiga empat lima enam tujuh delapan sembilan sepuluh',
  hi: 'दो तीन चार पाँच छह सात आठ नौ दस',
  bn: 'দুই তিন চার পাঁচ ছয় সাত আট নয় দশ',
};
const VALUES = [2, 3, 4, 5, 6, 7, 8, 9, 10];

it.each(Object.entries(COUNTED))('in %s each word is its number and no other', (language, words) => {
  const found = words
    .split(' ')
    .map((word) => VALUES.filter((value) => hasNumberWord(`(${word})`, language, value) === true));
  expect(found).toEqual(VALUES.map((value) => [value]));
});

it('a word inside another is none; other languages and numbers are not known', () => {
  expect([
    hasNumberWord('Восемь ставок', 'ru', 7),
    hasNumberWord('Восемь ставок', 'ru', 8),
    hasNumberWord('Son altı', 'tr', 10),
    hasNumberWord('DOS apuestas', 'es', 2),
    hasNumberWord('zwei', 'de', 2),
    hasNumberWord('once', 'es', 11),
    hasNumberWord('duas apostas', 'pt_BR', 2),
  ]).toEqual([false, true, false, true, undefined, undefined, true]);
});

it('English texts spell numbers out as whole words', () => {
  expect(spelledOut('Two of twelve; ten-fold, someone, seventeen, Eleven, six')).toEqual([2, 12, 11, 6]);
});
