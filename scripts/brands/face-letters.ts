import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#contract/brand';

/** In names and addresses, but not in our texts. */
const EXTRA = '€£¥₹₩₺₽₱¢§©®™°±×÷–—‘’“”„…‹›«»¡¿áàâãäåæçéèêëíìîïñóòôõöøœúùûüýÿßÁÀÂÃÄÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÕÖØŒÚÙÛÜÝ';
/** Upstreams name teams and players in their languages: a Latin name has one font in every language. */
const LETTERS_OF_NAMES =
  'ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĪīĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț';
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 32 + place));

/** The characters of our faces: letters of texts and names, punctuation, currencies. */
export function faceLetters(): string {
  const texts = LANGUAGES.flatMap((language) =>
    ['shell', 'home', 'sports', 'markets', 'slip'].map((name) =>
      readFileSync(`app/locales/${language}/${name}.json`, 'utf8'),
    ),
  ).join('');
  return [...new Set(texts + EXTRA + LETTERS_OF_NAMES + ASCII)].join('');
}
