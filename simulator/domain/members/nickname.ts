import { Refusal } from '../../core/refusal.ts';

/** Letters and digits of any script, their marks, and between them a blank, dot, hyphen or underscore. */
const VISIBLE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[ ._-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u;
/** Marks one upon the other reach into the lines above and below. */
const PILED_MARKS = /\p{M}{4}/u;
/** Letters and marks that show nothing: the fillers of Hangul, the blank of Braille, the joiner of graphemes, variation selectors. */
const BLANK_LETTERS = /[\u034F\u115F\u1160\u180E\u2800\u3164\uFFA0]|\p{Variation_Selector}/u;
/** Scripts with letters that look alike: no name in a language mixes them (UTS #39, single script). */
const ALIKE_SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Letters and digits that look like a Latin letter, by that letter (from UTS #39, confusables). */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...alike('a', 'аα'),
  ...alike('b', 'ьв'),
  ...alike('c', 'сϲ'),
  ...alike('e', 'еєε'),
  ...alike('h', 'һн'),
  ...alike('i', 'іιıl1|j'),
  ...alike('k', 'кκ'),
  ...alike('m', 'м'),
  ...alike('n', 'пη'),
  ...alike('o', 'оοσ0'),
  ...alike('p', 'рρ'),
  ...alike('s', 'ѕ5'),
  ...alike('t', 'тτ'),
  ...alike('u', 'υ'),
  ...alike('v', 'ѵν'),
  ...alike('w', 'ԝω'),
  ...alike('x', 'хχ'),
  ...alike('y', 'уγ'),
};

function alike(letter: string, others: string): Record<string, string> {
  return Object.fromEntries([...others].map((other) => [other, letter]));
}

/** @throws Refusal (badRequest) for a name with characters that cannot be seen, or of scripts that look alike */
export function assertVisible(nickname: string): void {
  const scripts = ALIKE_SCRIPTS.filter((script) => script.test(nickname)).length;
  if (VISIBLE.test(nickname) && !PILED_MARKS.test(nickname) && !BLANK_LETTERS.test(nickname) && scripts <= 1) return;
  throw new Refusal(
    'badRequest',
    'A nickname has letters and digits of one script, and between them single blanks, dots, hyphens or underscores',
    { field: 'nickname' },
  );
}

/** The same for names that people take for each other: case, width, accents, look-alikes and separators do not count. */
export function skeleton(nickname: string): string {
  const plain = nickname
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M} ._-]/gu, '');
  return Array.from(plain, (character) => LOOKS_LIKE[character] ?? character)
    .join('')
    .replaceAll('rn', 'm');
}
