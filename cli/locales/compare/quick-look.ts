import { mayBeGarbled } from '#cli/locales/checks/mojibake.ts';
import { signature } from '#cli/locales/syntax/signature.ts';
import { ANY_SCRIPT, TRAIT } from '#cli/locales/traits.ts';
import type { CheckText } from './comparison.ts';
import type { TextContext } from './check-text.ts';

const MARKS = TRAIT.brace | TRAIT.angle;
const RARE = TRAIT.wideMark | TRAIT.control | TRAIT.invisible | TRAIT.replacement | TRAIT.backslash | TRAIT.ampersand;
const BREAKS = TRAIT.lineBreak | TRAIT.carriageReturn | TRAIT.tab;

const MIXED = /[a-zA-Z][\u0400-\u052F]|[\u0400-\u052F][a-zA-Z]/;

/**
 * The one question asked of all texts: can any check find something here? In a sound catalogue 99 of 100 end here, for
 * 0.2 microseconds; it must never say no where a check would say yes (check-text.test.ts compares both ways).
 */
export function quickLook(context: TextContext): CheckText['mayFail'] {
  const isOwnLatin = (context.script.own & TRAIT.latin) !== 0;
  const foreign = ANY_SCRIPT & ~context.script.own & ~TRAIT.latin;
  const { own } = context.script;
  // Japanese is judged by the characters that it never writes, tagged Chinese by all.
  const judged = context.script.isTaggedChinese ? TRAIT.han : TRAIT.simplified;
  const isChineseJudged = context.script.language === 'ja' || context.script.isTaggedChinese;
  return (target, traits, source) => {
    const either = traits | source.traits;
    if (isEdged(target) || isEdged(source.text)) return true;
    if ((traits & RARE) !== 0 || (either & (BREAKS | TRAIT.dollar)) !== 0 || (traits & foreign) !== 0) return true;
    if ((either & MARKS) !== 0 && (source.signature === false || signature(target) !== source.signature)) return true;
    if ((traits & TRAIT.latin) !== 0) {
      if (!isOwnLatin && (traits & own) === 0) return true;
      // Placeholders put Latin letters into every Cyrillic text: only neighbours make a mixed word.
      if ((traits & TRAIT.cyrillic) !== 0 && MIXED.test(target)) return true;
      if (target.length === source.text.length && isSameLetter(target.charCodeAt(0), source.text.charCodeAt(0)))
        return true;
    } else if (target === source.text) return true;
    if (isChineseJudged && (traits & judged) !== 0) return true;
    if (mayBeGarbled(target, traits)) return true;
    if (target.length > context.maxLengthOf(source)) return true;
    if (context.fixedTerms(source).length > 0 || (context.terms !== undefined && context.hasTerm(source))) return true;
    return target.includes('  ');
  };
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
  return (target, traits, source) =>
    (traits & (TRAIT.dollar | RARE)) !== 0 ||
    ((traits & MARKS) !== 0 && source.signature === false) ||
    mayBeGarbled(target, traits) ||
    target.length > context.maxLengthOf(source);
}
