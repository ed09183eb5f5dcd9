import { mayBeGarbled } from '#cli/locales/checks/mojibake.ts';
import type { SourceText } from '#cli/locales/checks/source-text.ts';
import { signature } from '#cli/locales/syntax/signature.ts';
import { ANY_SCRIPT, TRAIT, traitsOf } from '#cli/locales/traits.ts';
import type { CheckText } from './comparison.ts';
import type { TextContext } from './check-text.ts';

const RARE =
  TRAIT.wideMark |
  TRAIT.control |
  TRAIT.invisible |
  TRAIT.replacement |
  TRAIT.backslash |
  TRAIT.ampersand |
  TRAIT.lineBreak |
  TRAIT.carriageReturn |
  TRAIT.tab;

/** Letters and signs that no check looks at twice, by script; `\` and `&` and what lies beyond ASCII are not here. */
const ASCII = String.raw` !"#$%'()*+,\-./0-9:;<=>?@A-Z[\]^_\`a-z{|}~`;
const OWN_LETTERS: readonly (readonly [bit: number, letters: string])[] = [
  [TRAIT.latin, '\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02AF\u1E00-\u1EFF'],
  [TRAIT.cyrillic, 'А-яЁё'],
  [TRAIT.devanagari, '\u0900-\u097F'],
  [TRAIT.bengali, '\u0980-\u09FF\u0964\u0965'],
  [TRAIT.han, '\u3400-\u9FFF\u3001\u3002\uFF01\uFF08\uFF09\uFF0C\uFF1A\uFF1B\uFF1F\uFF5E'],
  [TRAIT.kana, '\u3041-\u30FF'],
  [TRAIT.hangul, '\uAC00-\uD7AF'],
];
/** A tag with nothing in it has the signature of one that marks words. */
const EMPTY_PAIR = />\s*<\//;
const MIXED = /[a-zA-Z][\u0400-\u052F]|[\u0400-\u052F][a-zA-Z]/;

/**
 * The one question asked of all texts: can any check find something here? In a sound catalogue 99 of 100 end here; it
 * must never say no where a check would say yes (quick-look.test.ts asks both). Regular expressions, as they run as
 * machine code from the second text on, where a loop over the letters stays interpreted for most of such a short run.
 */
export function quickLook(context: TextContext): CheckText['mayFail'] {
  const { own } = context.script;
  const isOwnLatin = (own & TRAIT.latin) !== 0;
  const letters = OWN_LETTERS.filter(([bit]) => (own & bit) !== 0)
    .map(([, part]) => part)
    .join('');
  const unusual = new RegExp(`[^${ASCII}${letters}]`);
  // Languages of the other scripts are looked at letter by letter.
  const ownLetter = letters === '' ? undefined : new RegExp(`[${letters}]`);
  const isCyrillic = (own & TRAIT.cyrillic) !== 0;
  const isChineseJudged = context.script.language === 'ja' || context.script.isTaggedChinese;
  const plain = plainText(
    context.script.language === 'ja' || context.script.isTaggedChinese ? '' : letters,
    isOwnLatin,
  );
  const asksTerms = context.terms !== undefined;
  return (target, source) => {
    const { text } = source;
    // One expression for most texts: single words and spaces of the language's own letters, beside a source of that kind.
    if ((source.isPlain ??= isPlainSource(source, context)) && plain.test(target) && target !== text)
      return isOwnLatin && target.length === text.length && isSameLetter(target.charCodeAt(0), text.charCodeAt(0));
    if (isEdged(target) || isEdged(text) || target === text) return true;
    if ((unusual.test(target) || isChineseJudged) && isSuspect(target, context)) return true;
    if (hasBreak(text) !== hasBreak(target)) return true;
    if (hasMark(target) || hasMark(text))
      if (source.signature === false || signature(target) !== source.signature || EMPTY_PAIR.test(target)) return true;
    if (isOwnLatin) {
      if (target.length === text.length && isSameLetter(target.charCodeAt(0), text.charCodeAt(0))) return true;
    } else if (ownLetter?.test(target) !== true) return true;
    // Placeholders put Latin letters into every Cyrillic text: only neighbours make a mixed word.
    if (isCyrillic && MIXED.test(target)) return true;
    if (target.length > context.maxLengthOf(source) || target.includes('???')) return true;
    if (context.fixedTerms(source).length > 0 || (asksTerms && context.hasTerm(source))) return true;
    return target.includes('  ');
  };
}

/** Digits, and signs of ASCII that are no marks; a quote or a dash beyond it is looked at. */
const PLAIN_SIGNS = String.raw`!"#%'()*+,\-./0-9:;=@[\]^_|~`;

/** Words of these letters with single spaces between; of no letters, nothing is plain. A question mark alone is. */
function plainText(letters: string, isOwnLatin: boolean): RegExp {
  if (letters === '') return /$^/;
  const sign = `[${PLAIN_SIGNS}${letters}${isOwnLatin ? 'A-Za-z' : ''}]`;
  return new RegExp(`^${sign}+(?: ${sign}+)*[?]?$`);
}

const PLAIN_SOURCE = plainText(OWN_LETTERS[0]?.[1] ?? '', true);

function isPlainSource(source: SourceText, context: TextContext): boolean {
  return (
    PLAIN_SOURCE.test(source.text) &&
    context.maxLengthOf(source) === Number.POSITIVE_INFINITY &&
    context.fixedTerms(source).length === 0 &&
    !context.hasTerm(source)
  );
}

/** Letter by letter, for the few texts with a sign that is not everyday. */
function isSuspect(target: string, context: TextContext): boolean {
  const traits = traitsOf(target);
  const foreign = ANY_SCRIPT & ~context.script.own & ~TRAIT.latin;
  const judged = context.script.isTaggedChinese ? TRAIT.han : TRAIT.simplified;
  const isChineseJudged = context.script.language === 'ja' || context.script.isTaggedChinese;
  return (
    (traits & (RARE | foreign)) !== 0 || (isChineseJudged && (traits & judged) !== 0) || mayBeGarbled(target, traits)
  );
}

const MARK = /[{}<>$]/;

function hasMark(text: string): boolean {
  return MARK.test(text);
}

function hasBreak(text: string): boolean {
  return text.includes('\n');
}

/** Capitals aside; letters beyond ASCII are taken for the same, to be on the safe side. */
function isSameLetter(a: number, b: number): boolean {
  return (a | 32) === (b | 32) || a > 127 || b > 127;
}

/** Empty, or with a blank or a mark at either end. */
function isEdged(text: string): boolean {
  const first = text.charCodeAt(0);
  const last = text.charCodeAt(text.length - 1);
  return !(first > 32 && last > 32) || isRareEdge(first) || isRareEdge(last);
}

function isRareEdge(code: number): boolean {
  return code === 0xa0 || (code >= 0x2000 && (code <= 0x200b || code === 0x202f || code === 0x27e6 || code === 0x3000));
}

/** The same for the source's own texts, which are compared with nothing. */
export function sourceLook(context: TextContext): CheckText['mayFail'] {
  const unusual = new RegExp(`[^${ASCII}]`);
  return (target, source) =>
    !(source.isPlain ??= isPlainSource(source, context)) &&
    ((unusual.test(target) && isSuspect(target, context)) ||
      target.includes('$') ||
      (hasMark(target) && source.signature === false) ||
      target.length > context.maxLengthOf(source));
}
