import { baseLanguage } from '#cli/locales/language/languages.ts';
import {
  letterBeside,
  letterOf,
  scriptNames,
  scriptsIn,
  scriptsOf,
  type Script,
} from '#cli/locales/language/scripts.ts';
import { TRAIT } from '#cli/locales/texts/traits.ts';
import { wordsOf, type KnownWords } from './plain-words.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';

/** A Latin letter in a Cyrillic word or the reverse: they look alike, but searches fail. */
const MIXED_WORD = /[a-zA-Z]\p{Script=Cyrillic}|\p{Script=Cyrillic}[a-zA-Z]/u;
const LOOKALIKES = /[aceiopxyABCEHKMOPTXyасеіорхуАВСЕНКМОРТХУ]/u;

const TAG = /^[a-z]{2}[-_][A-Za-z]{2,4}$/u;

export interface ScriptContext {
  readonly own: readonly Script[];
  readonly ownLetter: RegExp;
  readonly foreignLetter: RegExp;
  /** A text without these traits has no foreign letter. */
  readonly foreignTraits: number;
  /** Characters of the Chinese variant that the language does not use. */
  readonly otherChinese: RegExp | undefined;
}

const OF_SCRIPT: Readonly<Partial<Record<Script, number>>> = {
  Cyrillic: TRAIT.cyrillic,
  Chinese: TRAIT.han,
  Japanese: TRAIT.kana,
  Korean: TRAIT.hangul,
  Devanagari: TRAIT.devanagari,
  Bengali: TRAIT.bengali,
};

export function scriptContext(language: string): ScriptContext {
  const own = scriptsOf(language);
  const foreignLetter = letterBeside([...own, 'Latin']);
  const foreignTraits = Object.entries(OF_SCRIPT)
    .filter(([script]) => !own.includes(script as Script))
    .reduce((bits, [, bit]) => bits | bit, TRAIT.otherLetter);
  return { own, ownLetter: letterOf(own), foreignLetter, foreignTraits, otherChinese: otherChineseOf(language) };
}

/**
 * Letters of scripts that the language does not use. Latin words may occur in other scripts (names, terms) unless the whole text
 * is Latin and no word is the source's.
 */
export function checkScript(pair: TextPair, context: ScriptContext, known: KnownWords): void {
  const { target, source } = pair;
  const { own } = context;
  const isForeign = (pair.traits & context.foreignTraits) !== 0 && context.foreignLetter.test(target);
  const foreign = isForeign ? foreignScripts(target, source.text, own) : [];
  if (foreign.length > 0 && isMeantAsLetters(target, foreign)) {
    addFinding(
      pair,
      'wrong-script',
      `There are letters of another script (${scriptNames(foreign)}). Write the text in ${scriptNames(own)} letters.`,
    );
    return;
  }
  if (context.otherChinese !== undefined && (target.match(context.otherChinese)?.length ?? 0) > 1) {
    addFinding(
      pair,
      'wrong-script',
      'These are Chinese characters of another form than this language writes. Check whether the text is in the right file.',
    );
    return;
  }
  if ((pair.traits & TRAIT.latin) === 0) return;
  if ((pair.traits & TRAIT.cyrillic) !== 0 && hasMixedWord(target)) {
    addFinding(pair, 'wrong-script', 'A word mixes Latin and Cyrillic letters that look alike. Type the word again.');
    return;
  }
  if (context.ownLetter.test(target) || target === source.text || (TAG.test(target) && TAG.test(source.text))) return;
  const words = wordsOf(target, known).filter((word) => !source.lower.includes(word.toLowerCase()));
  if (words.some((word) => word.length > 2 && word !== word.toUpperCase()))
    addFinding(pair, 'wrong-script', `The text is in Latin letters. Write it in ${scriptNames(own)} letters.`);
}

function foreignScripts(text: string, source: string, own: readonly Script[]): Script[] {
  const known = scriptsIn(source);
  return scriptsIn(text).filter((script) => script !== 'Latin' && !own.includes(script) && !known.includes(script));
}

/** Characters of simplified Chinese only, and of traditional only. */
const SIMPLIFIED =
  /[们这请选择单还为认输账户边过时间问题赔额现发动实录设让说谁东车开关门见书买卖钱银电话网页进对专业]/gu;
const TRADITIONAL =
  /[們這請選擇單還為認輸帳戶邊過時間問題賠額現發動實錄設讓說誰東車開關門見書買賣錢銀電話網頁進對專業]/gu;

/** Plain `zh` may be either; a tag that names one must not contain the other. One such character may be a slip, two are not. */
function otherChineseOf(language: string): RegExp | undefined {
  if (baseLanguage(language) === 'ja' || /hant|[-_](?:tw|hk|mo)$/iu.test(language)) return SIMPLIFIED;
  return /hans|[-_](?:cn|sg)$/iu.test(language) ? TRADITIONAL : undefined;
}

/** A single Greek letter is a symbol (Ω, µ, α); a Chinese or kana character in Latin text is an error. */
function isMeantAsLetters(text: string, foreign: readonly Script[]): boolean {
  return foreign.some((script) => script !== 'Greek') || /\p{Script=Greek}{2}/u.test(text);
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
  // "USDTом" is a term with an ending; in a mistake the fewer letters are all look-alikes.
  const fewer = latin.length <= cyrillic.length ? latin : cyrillic;
  return (
    fewer.length > 0 &&
    fewer.every((letter) => LOOKALIKES.test(letter)) &&
    !/^[A-Z]{2,}\p{Script=Cyrillic}/u.test(whole)
  );
}
