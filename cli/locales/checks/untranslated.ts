import { baseLanguage } from '#cli/locales/language/languages.ts';
import { scriptsIn, type Script } from '#cli/locales/language/scripts.ts';
import { endsEnglish, isShared, isSurelyEnglish, looksEnglish } from '#cli/locales/facts/international-words.ts';
import { wordsOf, type KnownWords } from './plain-words.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** Languages without the letter sequences that identify English. */
const HAS_NO_ENGLISH_SHAPES = new Set('es pt id tr it gl ro ms az vi pl cs sk hu fi lv lt et hr sl bs sr'.split(' '));

/** Scripts that form words; Greek letters may be symbols. */
const OF_WORDS = new Set<Script>([
  'Chinese',
  'Japanese',
  'Korean',
  'Cyrillic',
  'Devanagari',
  'Bengali',
  'Arabic',
  'Thai',
]);

export interface UntranslatedContext {
  readonly sourceLanguage: string;
  readonly own: readonly Script[];
  readonly known: KnownWords;
  readonly isAllowed: (pair: TextPair) => boolean;
  /** True for a short text that most languages keep: a name. */
  readonly isKeptEverywhere: (pair: TextPair) => boolean;
}

/** A text with words to translate that equals the source, ignoring case. */
export function checkUntranslated(pair: TextPair, context: UntranslatedContext): void {
  const { source, target } = pair;
  if (target.length !== source.text.length || target.toLowerCase() !== source.lower) return;
  if (baseLanguage(pair.file.language) === baseLanguage(context.sourceLanguage)) return;
  if (isKeyCap(pair) || IS_CODE.test(source.text)) return;
  if (!hasWordsToTranslate(pair, context) || context.isAllowed(pair) || context.isKeptEverywhere(pair)) return;
  addFinding(
    pair,
    'untranslated',
    'The text is still the source. Translate it, or list it in "allowUntranslated" if it is meant so.',
  );
}

/** An HTTP method, or CSS. */
const IS_CODE = /^(?:GET|PUT|POST|PATCH)$|^\s*[:.#@]?[\w-]+ ?\{\s*\n/u;

/** Names of keyboard keys: `keys.enter`, `shortcuts.delete`. */
const KEY_CAP =
  /^(?:enter|return|shift|delete|del|tab|space|spacebar|esc|escape|alt|option|ctrl|control|cmd|command|backspace|home|end|insert|page ?(?:up|down)|caps ?lock)$/u;
const OF_KEYS = /(?:^|[._])(?:keys?|keyboard|hotkeys?|shortcuts?)[._]/iu;

const isKeyCap = ({ key, source }: TextPair): boolean => KEY_CAP.test(source.lower) && OF_KEYS.test(key);

function hasWordsToTranslate(pair: TextPair, context: UntranslatedContext): boolean {
  // A source in another script: the same text is untranslated in a language without that script.
  if (baseLanguage(context.sourceLanguage) !== 'en') {
    return (
      scriptsIn(pair.source.text).some((script) => OF_WORDS.has(script) && !context.own.includes(script)) ||
      wordsOf(pair.target, context.known).length > 2
    );
  }
  const words = wordsOf(pair.target, context.known);
  if (words.length === 0) return false;
  if (!context.own.includes('Latin')) return words.some((word) => word.length > 2 && !isUnit(word));
  const language = baseLanguage(pair.file.language);
  const fresh = words.filter((word) => !isShared(word, language) || (words.length > 1 && isSurelyEnglish(word)));
  if (fresh.length === 0) return false;
  if (fresh.some(isSurelyEnglish)) return true;
  if (!HAS_NO_ENGLISH_SHAPES.has(language)) return fresh.filter((word) => !isShared(word, language)).length > 2;
  // Capitalized words are usually names (Manchester United), where letter sequences mislead.
  if (words.every((word) => /^\p{Lu}/u.test(word))) return words.length === 1 && fresh.some(endsEnglish);
  return fresh.some(looksEnglish) || fresh.filter((word) => !isShared(word, language)).length > 1;
}

function isUnit(word: string): boolean {
  return /^(?:kg|km|cm|mm|ml|mb|gb|px|hz|fps|min|max|sec|hrs?|vs|am|pm|etc|mph|kmh)$/iu.test(word);
}
