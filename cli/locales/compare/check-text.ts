import { checkCharacters } from '#cli/locales/checks/characters.ts';
import { checkEscapes } from '#cli/locales/checks/escapes.ts';
import { isFiller } from '#cli/locales/checks/filler.ts';
import { checkGlossary } from '#cli/locales/checks/glossary.ts';
import { checkLeftWords } from '#cli/locales/checks/left-words.ts';
import { checkLength } from '#cli/locales/checks/length.ts';
import { checkMarks } from '#cli/locales/checks/marks.ts';
import { checkMojibake } from '#cli/locales/checks/mojibake.ts';
import { checkNesting } from '#cli/locales/checks/nesting.ts';
import { checkPlaceholders, checkSourcePlaceholders } from '#cli/locales/checks/placeholders.ts';
import { checkProportion } from '#cli/locales/checks/proportion.ts';
import { checkScript, type ScriptContext } from '#cli/locales/checks/script.ts';
import { checkSourceTags, checkTags } from '#cli/locales/checks/tags.ts';
import { checkTerms, type TermContext } from '#cli/locales/checks/terms.ts';
import { addFinding, type TextPair } from '#cli/locales/texts/text-pair.ts';
import { checkUntranslated, type UntranslatedContext } from '#cli/locales/checks/untranslated.ts';
import { checkWhitespace } from '#cli/locales/checks/whitespace.ts';
import { checkFacts } from '#cli/locales/facts/check-facts.ts';
import type { Sentences } from '#cli/locales/facts/same-source.ts';
import { SYNTAX, TRAIT } from '#cli/locales/texts/traits.ts';
import type { KeyMatcher } from '#cli/locales/config/key-pattern.ts';
import { baseLanguage } from '#cli/locales/language/languages.ts';
import type { Report } from '#cli/locales/catalogue/finding.ts';
import { MISSING_MARK } from '#cli/locales/catalogue/missing-mark.ts';
import type { HasText } from '#cli/locales/checks/nesting.ts';
import type { SourceText } from '#cli/locales/texts/source-text.ts';
import type { CheckText, Comparison } from './comparison.ts';

export interface TextContext {
  readonly script: ScriptContext;
  readonly untranslated: UntranslatedContext;
  readonly terms: TermContext | undefined;
  readonly fixedTerms: (source: SourceText) => readonly string[];
  readonly maxLength: (namespace: string, key: string) => number;
  /** Texts that must have as many sentences as the source. */
  readonly isLegal: KeyMatcher;
  /** The sentences translated so far in this language. */
  readonly sentences: Sentences;
  readonly has: HasText;
}

export function textChecker(context: TextContext, report: Report): Pick<Comparison, 'checkText' | 'report'> {
  const found: Found = { count: 0 };
  return {
    checkText: (pair) => checkText(pair, context, found),
    report: (problem) => {
      found.count += 1;
      report(problem);
    },
  };
}

interface Found {
  count: number;
}

function checkText(pair: TextPair, context: TextContext, found: Found): void {
  const { source, target } = pair;
  if (target.trim() === '') {
    if (source.text.trim() !== '')
      addFinding(pair, 'empty-value', 'The text is empty: players see nothing. Translate it.');
    return;
  }
  if (source.text === '') return;
  if (isMarkedMissing(pair) || isFiller(pair)) return;
  const isRegion = baseLanguage(pair.file.language) === baseLanguage(context.untranslated.sourceLanguage);
  const traits = pair.traits | source.traits;
  const isBroken = (traits & SYNTAX) !== 0 && hasBrokenSyntax(pair, context, traits, found);
  // A missing placeholder also leaves a gap or foreign letters: one cause, one finding.
  if (!isBroken) checkWhitespace(pair);
  // In a file with another encoding each non-ASCII letter may be wrong: reported once for the file.
  const isGarbled = !pair.file.areTextsTrusted || checkMojibake(pair);
  if (!isGarbled) {
    checkEscapes(pair, source.text);
    checkCharacters(pair);
    if (!isBroken) checkScript(pair, context.script, context.untranslated.known);
    if (context.terms !== undefined && target !== source.text) checkTerms(pair, context.terms);
    // British beside American English: other words, currencies and units are its purpose.
    if (!isBroken && !isRegion && target !== source.text) checkMeaning(pair, context, found);
  }
  if (!isBroken) checkUntranslated(pair, context.untranslated);
  checkLength(pair, context.maxLength(pair.file.namespace, pair.key));
  checkGlossary(pair, context.fixedTerms(source));
}

/** Slips and meaning. One cause often has several signs, so the first counts. */
function checkMeaning(pair: TextPair, context: TextContext, found: Found): void {
  const before = found.count;
  const isFound = (): boolean => found.count > before;
  const { namespace } = pair.file;
  checkMarks(pair);
  if (!isFound()) checkProportion(pair, () => context.maxLength(namespace, pair.key));
  if (!isFound()) checkFacts(pair, context.isLegal(namespace, pair.key), context.sentences, isFound);
  if (!isFound()) checkLeftWords(pair);
}

function isMarkedMissing(pair: TextPair): boolean {
  if (!pair.target.startsWith(MISSING_MARK)) return false;
  addFinding(
    pair,
    'missing-key',
    `The text is marked as missing. Replace ${MISSING_MARK.trim()} and the text after it with the translation.`,
  );
  return true;
}

function hasBrokenSyntax(pair: TextPair, context: TextContext, traits: number, found: Found): boolean {
  const before = found.count;
  if ((traits & TRAIT.brace) !== 0) checkPlaceholders(pair);
  if ((traits & TRAIT.angle) !== 0) checkTags(pair);
  if ((traits & TRAIT.dollar) !== 0) checkNesting(pair, context.has);
  return found.count > before;
}

export function sourceChecker(context: TextContext): CheckText {
  return (pair) => checkSourceText(pair, context);
}

function checkSourceText(pair: TextPair, context: TextContext): void {
  if (pair.target === '') return;
  if (isMarkedMissing(pair)) return;
  checkSourcePlaceholders(pair);
  checkSourceTags(pair);
  checkNesting(pair, context.has);
  if (!pair.file.areTextsTrusted) return;
  if (!checkMojibake(pair)) {
    checkEscapes(pair, '');
    checkCharacters(pair);
  }
  checkLength(pair, context.maxLength(pair.file.namespace, pair.key));
}
