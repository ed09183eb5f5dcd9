import { Refusal } from '../../core/refusal.ts';

/** Letters and digits of any script with marks, and single separators: space, dot, hyphen, underscore. */
const VISIBLE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[ ._-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u;
/** Stacked marks reach into other lines. */
const PILED_MARKS = /\p{M}{4}/u;
/** Invisible letters and marks: Hangul fillers, Braille blank, grapheme joiner, variation selectors. */
const BLANK_LETTERS = /[\u034F\u115F\u1160\u180E\u2800\u3164\uFFA0]|\p{Variation_Selector}/u;
/** Scripts with look-alikes, which no language mixes in a name (UTS #39, single script). */
const ALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
/** Scripts in everyday use (UAX #31, recommended). Cherokee, Lisu and others have letters like Latin ones. */
const USUAL_LETTERS =
  /^[\p{scx=Arab}\p{scx=Armn}\p{scx=Beng}\p{scx=Bopo}\p{scx=Cyrl}\p{scx=Deva}\p{scx=Ethi}\p{scx=Geor}\p{scx=Grek}\p{scx=Gujr}\p{scx=Guru}\p{scx=Hang}\p{scx=Hani}\p{scx=Hebr}\p{scx=Hira}\p{scx=Kana}\p{scx=Khmr}\p{scx=Knda}\p{scx=Laoo}\p{scx=Latn}\p{scx=Mlym}\p{scx=Mymr}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}\p{scx=Thaa}\p{scx=Thai}\p{scx=Tibt}\p{N}\p{M} ._-]+$/u;
/** Phonetic and medieval letters: small capitals, turned and raised letters. Azerbaijani uses one. */
const PHONETIC = /[\u0250-\u0258\u025A-\u02FF\u1D00-\u1DBF\u2C60-\u2C7F\uA720-\uA7FF\uAB30-\uAB6F]/u;
/** Beside Latin letters, another script's digits look like dots and strokes. */
const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u;

/** Look-alikes by Latin letter (UTS #39, confusables). */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...alike('a', 'аα'),
  ...alike('b', 'ьвƀ'),
  ...alike('c', 'сϲ'),
  ...alike('d', 'ԁđðժ'),
  ...alike('e', 'еєεҽǝə'),
  ...alike('g', 'ԍցǥ'),
  ...alike('h', 'һнħհ'),
  ...alike('i', 'іιıl1|jӏјłƚǀ'),
  ...alike('k', 'кκ'),
  ...alike('m', 'м'),
  ...alike('n', 'пηոռ'),
  ...alike('o', 'оοσ0øօ'),
  ...alike('p', 'рρ'),
  ...alike('q', 'ԛզ'),
  ...alike('r', 'г'),
  ...alike('s', 'ѕ5'),
  ...alike('t', 'тτŧ'),
  ...alike('u', 'υս'),
  ...alike('v', 'ѵν'),
  ...alike('w', 'ԝω'),
  ...alike('x', 'хχ'),
  ...alike('y', 'уγ'),
};

function alike(letter: string, others: string): Record<string, string> {
  return Object.fromEntries([...others].map((other) => [other, letter]));
}

/** @throws Refusal (badRequest) for invisible characters or mixed look-alike scripts */
export function assertVisible(nickname: string): void {
  const scripts = ALIKE_SCRIPTS.filter((script) => script.test(nickname)).length;
  const isLatin = /\p{Script=Latin}/u.test(nickname);
  const isHidden = PILED_MARKS.test(nickname) || BLANK_LETTERS.test(nickname);
  const isStrange =
    !USUAL_LETTERS.test(nickname) || PHONETIC.test(nickname) || (isLatin && FOREIGN_DIGIT.test(nickname));
  if (VISIBLE.test(nickname) && !isHidden && !isStrange && scripts <= 1) return;
  throw new Refusal(
    'badRequest',
    'A nickname has letters and digits of one script, and between them single blanks, dots, hyphens or underscores',
    { field: 'nickname' },
  );
}

/** Equal for names that people confuse: ignores case, width, accents, look-alikes and separators. */
export function skeleton(nickname: string): string {
  const plain = nickname
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M} ._-]/gu, '');
  return Array.from(plain, (character) => LOOKS_LIKE[character] ?? character)
    .join('')
    .replaceAll('rn', 'm');
}
