import { readFileSync } from 'node:fs';
import { LANGUAGES } from '#contract/brand';

/** Letters of names and addresses that no text of ours has. */
const EXTRA = '€£¥₹₩₺₽₱¢§©®™°±×÷–—‘’“”„…‹›«»¡¿áàâãäåæçéèêëíìîïñóòôõöøœúùûüýÿßÁÀÂÃÄÅÆÇÉÈÊËÍÌÎÏÑÓÒÔÕÖØŒÚÙÛÜÝ';
/** Upstreams name teams and players in their own languages: a name of Latin letters is in one font, whatever the language of the page. */
const LETTERS_OF_NAMES =
  'ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĪīĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚț';
const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, place) => 32 + place));

/** What the faces of our brands are cut to: the letters of all texts and names, punctuation and currencies. */
export function faceLetters(): string {
  const texts = LANGUAGES.flatMap((language) =>
    ['shell', 'home', 'sports', 'markets', 'slip'].map((name) =>
      readFileSync(`app/locales/${language}/${name}.json`, 'utf8'),
    ),
  ).join('');
  return [...new Set(texts + EXTRA + LETTERS_OF_NAMES + ASCII)].join('');
}
