import { baseLanguage } from '#cli/locales/languages.ts';
import { scriptNames, scriptsOf } from '#cli/locales/scripts.ts';
import { ANY_SCRIPT, SIMPLIFIED as ONLY_SIMPLIFIED, TRAIT } from '#cli/locales/traits.ts';
import { wordsOf, type KnownWords } from './plain-words.ts';
import { tell, type TextPair } from './text-pair.ts';

/** A Latin letter inside a Cyrillic word or the reverse: they look alike, and searches fail. */
const MIXED_WORD = /[a-zA-Z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-zA-Z]/u;
const LOOKALIKES = /[aceiopxyABCEHKMOPTXyасеіорхуАВСЕНКМОРТХУ]/u;

export interface ScriptContext {
  /** Of the language: bits of its scripts. */
  readonly own: number;
  readonly language: string;
  /** The tag says whether the Chinese is simplified or traditional. */
  readonly isTaggedChinese: boolean;
}

export function scriptContext(language: string): ScriptContext {
  return { own: scriptsOf(language), language: baseLanguage(language), isTaggedChinese: /^zh[-_]/iu.test(language) };
}

/**
 * Letters of a script that the language does not use. Latin words pass in other scripts (names, terms) unless the whole
 * text is Latin and no word of it is the source's.
 */
export function checkScript(pair: TextPair, context: ScriptContext, known: KnownWords): void {
  const { target, source } = pair;
  const bits = pair.targetTraits & ANY_SCRIPT;
  if (bits === 0) return;
  const foreign = bits & ~context.own & ~TRAIT.latin & ~(source.traits & ANY_SCRIPT);
  if (foreign !== 0 && isMeantAsLetters(target, foreign)) {
    tell(
      pair,
      'wrong-script',
      `Letters of another script stand here (${scriptNames(foreign)}). Write the text in ${scriptNames(context.own)} letters.`,
    );
    return;
  }
  if ((bits & TRAIT.han) !== 0 && isOtherChinese(target, context.language, pair.file.language)) {
    tell(
      pair,
      'wrong-script',
      'These are Chinese characters of another form than this language writes. Check whether the text is in the right file.',
    );
    return;
  }
  if ((bits & TRAIT.latin) === 0) return;
  if ((bits & TRAIT.cyrillic) !== 0 && hasMixedWord(target)) {
    tell(pair, 'wrong-script', 'A word mixes Latin and Cyrillic letters that look alike. Type the word anew.');
    return;
  }
  if ((context.own & TRAIT.latin) !== 0 || (bits & context.own) !== 0 || target === source.text) return;
  const words = wordsOf(target, known).filter((word) => !source.lower.includes(word.toLowerCase()));
  if (words.some((word) => word.length > 2 && word !== word.toUpperCase()))
    tell(pair, 'wrong-script', `The text is in Latin letters. Write it in ${scriptNames(context.own)} letters.`);
}

/** Characters that only simplified Chinese writes, and only traditional. */
const SIMPLIFIED = new RegExp(`[${ONLY_SIMPLIFIED}]`, 'gu');
const TRADITIONAL =
  /[們這請選擇單還為認輸帳戶邊過時間問題賠額現發動實錄設讓說誰東車開關門見書買賣錢銀電話網頁進對專業]/gu;

/** Plain `zh` may be either; a language tag that says which must not have the other. Two such characters are no slip. */
function isOtherChinese(text: string, base: string, language: string): boolean {
  if (base === 'ja') return (text.match(SIMPLIFIED)?.length ?? 0) > 1;
  if (/hant|[-_](?:tw|hk|mo)$/iu.test(language)) return (text.match(SIMPLIFIED)?.length ?? 0) > 1;
  return /hans|[-_](?:cn|sg)$/iu.test(language) && (text.match(TRADITIONAL)?.length ?? 0) > 1;
}

/** A single Greek letter is a sign (Ω, µ, α); one Chinese or kana sign in Latin text is already a slip. */
function isMeantAsLetters(text: string, foreign: number): boolean {
  if (foreign !== TRAIT.greek) return true;
  return /\p{Script=Greek}{2}/u.test(text);
}

function hasMixedWord(text: string): boolean {
  const bare = text.replaceAll(/\{\{[^{}]*\}\}|<[^<>]*>|\$t\([^$)]*\)/gu, ' ');
  const match = MIXED_WORD.exec(bare);
  if (match === null) return false;
  const word = /(?<!\p{L})\p{L}*$/u.exec(bare.slice(0, match.index + 1))?.[0] ?? '';
  const rest = /^[\p{L}]*/u.exec(bare.slice(match.index + 1))?.[0] ?? '';
  const whole = word + rest;
  const latin = whole.match(/[a-zA-Z]/gu) ?? [];
  const cyrillic = whole.match(/\p{Script=Cyrillic}/gu) ?? [];
  // "USDTом", "VIPа" are a term with an ending; a slip has few letters of the other script, all of them look-alikes.
  const fewer = latin.length <= cyrillic.length ? latin : cyrillic;
  return (
    fewer.length > 0 &&
    fewer.every((letter) => LOOKALIKES.test(letter)) &&
    !/^[A-Z]{2,}\p{Script=Cyrillic}/u.test(whole)
  );
}
