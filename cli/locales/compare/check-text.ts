import { checkCharacters } from '#cli/locales/checks/characters.ts';
import { checkGlossary, checkTerms } from '#cli/locales/checks/glossary.ts';
import { checkLength } from '#cli/locales/checks/length.ts';
import { checkMojibake } from '#cli/locales/checks/mojibake.ts';
import { checkNesting } from '#cli/locales/checks/nesting.ts';
import { checkPlaceholders, checkSourcePlaceholders } from '#cli/locales/checks/placeholders.ts';
import { checkScript, type ScriptContext } from '#cli/locales/checks/script.ts';
import { checkSourceTags, checkTags } from '#cli/locales/checks/tags.ts';
import { tell, type TextPair } from '#cli/locales/checks/text-pair.ts';
import { checkUntranslated, type UntranslatedContext } from '#cli/locales/checks/untranslated.ts';
import { checkWhitespace } from '#cli/locales/checks/whitespace.ts';
import type { TermList } from '#cli/locales/config.ts';
import { MISSING_MARK } from '#cli/locales/missing-mark.ts';
import { TRAIT } from '#cli/locales/traits.ts';
import type { HasText } from '#cli/locales/checks/nesting.ts';
import type { SourceText } from '#cli/locales/checks/source-text.ts';
import { quickLook, sourceLook } from './quick-look.ts';
import type { CheckText } from './comparison.ts';

/** What the checks of one language's texts need to know. */
export interface TextContext {
  readonly script: ScriptContext;
  readonly untranslated: UntranslatedContext;
  readonly terms: TermList | undefined;
  readonly fixedTerms: (source: SourceText) => readonly string[];
  /** Of a plain text, kept with it. */
  readonly maxLengthOf: (source: SourceText) => number;
  /** The source speaks of one of the trade's terms. */
  readonly hasTerm: (source: SourceText) => boolean;
  readonly maxLength: (namespace: string, key: string) => number;
  readonly has: HasText;
}

const SYNTAX = TRAIT.brace | TRAIT.angle | TRAIT.dollar;
const SUSPECT =
  TRAIT.control |
  TRAIT.invisible |
  TRAIT.latin1 |
  TRAIT.replacement |
  TRAIT.question |
  TRAIT.backslash |
  TRAIT.ampersand |
  TRAIT.cyrillic |
  TRAIT.han;

/** All checks of one text of a translation, the cheap question first: has it anything the check is about? */
export function textChecker(context: TextContext): CheckText {
  return { mayFail: quickLook(context), check: (pair) => checkText(pair, context) };
}

function checkText(pair: TextPair, context: TextContext): void {
  const { source, target, targetTraits } = pair;
  if (target.trim() === '') {
    if (source.text.trim() !== '') tell(pair, 'empty-value', 'The text is empty: players see nothing. Translate it.');
    return;
  }
  if (source.text === '') return;
  if (target.startsWith(MISSING_MARK)) {
    tell(
      pair,
      'missing-key',
      `The text is marked as missing. Put the translation in place of ${MISSING_MARK.trim()} and what follows.`,
    );
    return;
  }
  const isBroken = ((targetTraits | source.traits) & SYNTAX) !== 0 && hasBrokenSyntax(pair, context);
  // What a lost placeholder leaves behind (a gap, foreign letters) mends itself with it: one cause, one finding.
  if (!isBroken) checkWhitespace(pair);
  // In a file of another encoding every letter beyond ASCII may be wrong: told once, for the file.
  const isGarbled = !pair.file.areTextsTrusted || ((targetTraits & SUSPECT) !== 0 && checkMojibake(pair));
  if (!isGarbled) {
    if ((targetTraits & (TRAIT.control | TRAIT.invisible)) !== 0) checkCharacters(pair);
    if (!isBroken) checkScript(pair, context.script, context.untranslated.known);
    if (context.terms !== undefined && target !== source.text) checkTerms(pair, context.terms);
  }
  if (!isBroken) checkUntranslated(pair, context.untranslated);
  const max = context.maxLength(pair.file.namespace, pair.key);
  if (target.length > max) checkLength(pair, max);
  const fixed = context.fixedTerms(source);
  if (fixed.length > 0) checkGlossary(pair, fixed);
}

function hasBrokenSyntax(pair: TextPair, context: TextContext): boolean {
  let isBroken = false;
  const watched: TextPair = {
    ...pair,
    report: (problem) => {
      isBroken = true;
      pair.report(problem);
    },
  };
  checkPlaceholders(watched);
  checkTags(watched);
  checkNesting(watched, context.has);
  return isBroken;
}

/** The checks that a source text can fail by itself. */
export function sourceChecker(context: TextContext): CheckText {
  return { mayFail: sourceLook(context), check: (pair) => checkSourceText(pair, context) };
}

function checkSourceText(pair: TextPair, context: TextContext): void {
  if (pair.target === '') return;
  if ((pair.targetTraits & SYNTAX) !== 0) {
    checkSourcePlaceholders(pair);
    checkSourceTags(pair);
    checkNesting(pair, context.has);
  }
  if (!pair.file.areTextsTrusted) return;
  const isGarbled = (pair.targetTraits & SUSPECT) !== 0 && checkMojibake(pair);
  if (!isGarbled && (pair.targetTraits & (TRAIT.control | TRAIT.invisible)) !== 0) checkCharacters(pair);
  const max = context.maxLength(pair.file.namespace, pair.key);
  if (pair.target.length > max) checkLength(pair, max);
}
