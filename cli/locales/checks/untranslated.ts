import { baseLanguage } from '#cli/locales/languages.ts';
import { TRAIT } from '#cli/locales/traits.ts';
import { endsEnglish, isShared, isSurelyEnglish, looksEnglish } from './international-words.ts';
import { wordsOf, type KnownWords } from './plain-words.ts';
import { tell, type TextPair } from './text-pair.ts';

/** The languages whose words never have the shapes that tell English at sight. */
const SHAPES_TELL = new Set([
  'es',
  'pt',
  'id',
  'tr',
  'it',
  'ca',
  'gl',
  'ro',
  'ms',
  'az',
  'vi',
  'pl',
  'cs',
  'sk',
  'hu',
  'fi',
  'lv',
  'lt',
  'et',
  'hr',
  'sl',
  'bs',
  'sr',
]);

export interface UntranslatedContext {
  readonly sourceLanguage: string;
  readonly own: number;
  readonly known: KnownWords;
  readonly isAllowed: (pair: TextPair) => boolean;
  /** True for a short text that every language has as in the source: a name, kept on purpose. */
  readonly isKeptEverywhere: (pair: TextPair) => boolean;
}

/** A text that is still the source's, capitals aside, though it has words to translate. */
export function checkUntranslated(pair: TextPair, context: UntranslatedContext): void {
  const { source, target } = pair;
  if ((pair.targetTraits & TRAIT.latin) === 0 && target !== source.text) return;
  if (target !== source.text && (target.length !== source.text.length || target.toLowerCase() !== source.lower)) return;
  if (baseLanguage(pair.file.language) === baseLanguage(context.sourceLanguage)) return;
  if (!hasWordsToTranslate(pair, context) || context.isAllowed(pair) || context.isKeptEverywhere(pair)) return;
  tell(
    pair,
    'untranslated',
    'The text is still the source. Translate it, or list it in "allowUntranslated" if it is meant so.',
  );
}

function hasWordsToTranslate(pair: TextPair, context: UntranslatedContext): boolean {
  // A source in another script: the same text in a language that does not use the script is not translated.
  if (baseLanguage(context.sourceLanguage) !== 'en') {
    const ownLetters = pair.source.traits & ~TRAIT.latin & ~context.own;
    if (
      (ownLetters &
        (TRAIT.han |
          TRAIT.kana |
          TRAIT.hangul |
          TRAIT.cyrillic |
          TRAIT.devanagari |
          TRAIT.bengali |
          TRAIT.arabic |
          TRAIT.thai)) !==
      0
    )
      return true;
    return wordsOf(pair.target, context.known).length > 2;
  }
  const words = wordsOf(pair.target, context.known);
  if (words.length === 0) return false;
  if ((context.own & TRAIT.latin) === 0) return words.some((word) => word.length > 2 && !isUnit(word));
  const language = baseLanguage(pair.file.language);
  const fresh = words.filter((word) => !isShared(word, language) || (words.length > 1 && isSurelyEnglish(word)));
  if (fresh.length === 0) return false;
  if (fresh.some(isSurelyEnglish)) return true;
  if (!SHAPES_TELL.has(language)) return fresh.filter((word) => !isShared(word, language)).length > 2;
  // Capitals throughout are the mark of names (Manchester United), where shapes mislead.
  if (words.every((word) => /^\p{Lu}/u.test(word))) return words.length === 1 && fresh.some(endsEnglish);
  return fresh.some(looksEnglish) || fresh.filter((word) => !isShared(word, language)).length > 1;
}

function isUnit(word: string): boolean {
  return /^(?:kg|km|cm|mm|ml|mb|gb|px|hz|fps|min|max|sec|hrs?|vs|am|pm|etc|mph|kmh)$/iu.test(word);
}
