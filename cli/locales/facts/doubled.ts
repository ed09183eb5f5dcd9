import { baseLanguage } from '#cli/locales/language/languages.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { shownText } from './shown-text.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';

const LETTERS = /^\p{L}[\p{L}\p{M}]*$/u;

function twiceIn(text: string): string | undefined {
  let start = 0;
  for (let space = text.indexOf(' '); space !== -1; space = text.indexOf(' ', start)) {
    const next = space + 1;
    // Cheap test first: most words begin unlike the word before.
    if (space > start && text.charCodeAt(start) === text.charCodeAt(next)) {
      const before = text.slice(start, space);
      const end = text.indexOf(' ', next);
      const word = end === -1 ? text.slice(next) : text.slice(next, end);
      // Punctuation may follow the second.
      if (word.startsWith(before) && /^\p{P}*$/u.test(word.slice(before.length)) && LETTERS.test(before)) return before;
    }
    start = next;
  }
  return undefined;
}

/** In languages that repeat words on purpose, only these are mistakes. */
const NEVER_TWICE: Readonly<Record<string, RegExp>> = {
  tr: /^(?:ve|için|ile|veya|da|de|ama|ancak|olarak)$/iu,
  hi: /^(?:के|का|की|में|से|है|हैं|और|को|पर|लिए)$/u,
  ko: /^(?:다시|및|또는|또한|그리고|위해|위한|대한|대해|수|있는|없는|후|전|때|이|그|을|를|모든|먼저|바로|아직|이미)$/u,
  bn: /^(?:এবং|জন্য|থেকে|এর|হয়|করে না|ও)$/u,
  fr: /^(?:le|la|les|de|des|du|et|un|une|pour|dans|est|sur|avec|que|ce|cette|votre|vos)$/iu,
  de: /^(?:und|mit|für|nicht|ist|ein|eine|auf|oder|wenn|zu|von|im|wird)$/iu,
  it: /^(?:il|la|le|gli|di|del|della|e|un|una|per|che|non|con|in|da)$/iu,
  nl: /^(?:de|het|een|en|van|voor|met|niet|op|te|om|in)$/iu,
};
/** One-letter words that are never doubled. */
const SINGLE: Readonly<Record<string, string>> = { es: 'aeouy', pt: 'aeoà', ru: 'вискоу', it: 'aeoè' };
const FREE = new Set(
  'vi th ar he fa ur ku ckb ms fil tl jv su sw mi haw mr ne ta te kn ml gu pa si hu zh ja yue'.split(' '),
);
/** Two or more characters, repeated; one repeated character is often a word. */
const SIGNS_TWICE = /(?!(\p{Script=Han})\1)(\p{Script=Han}{2,6})\2/u;
/** "Hide hidden" is one word twice in some languages. */
const ALIKE = /\b([a-z]{3})[a-z]* +\1/iu;
const HAS_SIGNS = new Set(['zh', 'yue', 'ja']);
const MIN_LENGTH = 8;
const MARK = /[.!?…。！？।]/u;

export function checkDoubled(pair: TextPair): void {
  const text = shownText(pair.target);
  const language = baseLanguage(pair.file.language);
  const word = FREE.has(language) ? undefined : twiceIn(text);
  if (word !== undefined && isMistake(word, language, text) && twiceIn(shownText(pair.source.text)) === undefined) {
    addFinding(pair, 'doubled', `"${word}" is there twice. Write it once.`);
    return;
  }
  const signs = HAS_SIGNS.has(language) ? SIGNS_TWICE.exec(text)?.[2] : undefined;
  if (signs !== undefined && !SIGNS_TWICE.test(pair.source.text) && !ALIKE.test(pair.source.text)) {
    addFinding(pair, 'doubled', `"${signs}" is there twice. Write it once.`);
    return;
  }
  if ((pair.traits & TRAIT.stop) === 0) return;
  const first = text.search(MARK);
  if (first < MIN_LENGTH || first === text.length - 1) return;
  const said = repeated(text);
  if (said !== undefined && repeated(shownText(pair.source.text)) === undefined)
    addFinding(pair, 'doubled', `The sentence "${said}" is there twice. Write it once.`);
}

const isMistake = (word: string, language: string, text: string): boolean =>
  // "Se se" is "if it is" in Romance languages. A name such as "Bora Bora" is in the source.
  word !== 'se' &&
  // A capital three times is no slip.
  (word === word.toLowerCase() || (word !== word.toUpperCase() && !text.includes(`${word} ${word} ${word}`))) &&
  (word.length > 1 || SINGLE[language]?.includes(word) === true) &&
  NEVER_TWICE[language]?.test(word) !== false;

function repeated(text: string): string | undefined {
  const seen = new Set<string>();
  for (const sentence of text.split(MARK)) {
    const plain = sentence.trim();
    if (seen.has(plain) && plain.replaceAll(/[^\p{L}]/gu, '').length >= MIN_LENGTH) return plain;
    seen.add(plain);
  }
  return undefined;
}
