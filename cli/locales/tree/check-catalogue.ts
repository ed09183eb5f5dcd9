import {
  fileOf,
  textOf,
  unreadableFile,
  type Catalogue,
  type CatalogueFile,
} from '#cli/locales/catalogue/catalogue.ts';
import type { CheckCache } from './check-cache.ts';
import { SourceText } from '#cli/locales/texts/source-text.ts';
import type { Place } from '#cli/locales/texts/source-facts.ts';
import type { TextPair } from '#cli/locales/texts/text-pair.ts';
import { compareFile } from '#cli/locales/compare/compare-file.ts';
import { checkPair, type Comparison } from '#cli/locales/compare/comparison.ts';
import { sourceChecker, textChecker, type TextContext } from '#cli/locales/compare/check-text.ts';
import { checkExtraForm, comparePlurals } from '#cli/locales/compare/compare-plurals.ts';
import { KeyComparison } from '#cli/locales/compare/key-comparison.ts';
import { sourceNamespace, type SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import { reportOutvoted } from '#cli/locales/compare/outvoted.ts';
import { isKeptEverywhere, textContexts } from '#cli/locales/compare/text-context.ts';
import { WordUses } from '#cli/locales/compare/word-uses.ts';
import type { LocalesConfig } from '#cli/locales/config/config.ts';
import type { Problem, Report } from '#cli/locales/catalogue/finding.ts';
import { inheritance } from '#cli/locales/catalogue/inheritance.ts';

/** All checks without program code: missing files, then each file against the source. */
export function checkCatalogue(
  catalogue: Catalogue,
  config: LocalesConfig,
  reportNow: Report,
  cache?: CheckCache,
): ReadonlyMap<string, SourceNamespace> {
  const contextOf = textContexts(catalogue, config);
  const found = new Map<CatalogueFile, Set<string>>();
  const report = (problem: Problem): void => {
    found.set(problem.file, (found.get(problem.file) ?? new Set()).add(problem.key));
    reportNow(problem);
  };
  const sources = new Map<string, SourceNamespace>();
  for (const [namespace, file] of catalogue.files.get(catalogue.sourceLanguage) ?? []) {
    if (!file.isReadable) continue;
    const hasForms = (base: string) => isPluralSomewhere(catalogue, namespace, base);
    const source = cache?.source(file, hasForms) ?? sourceNamespace(file, hasForms);
    sources.set(namespace, source);
    reportEmptySource(catalogue, source, report);
  }
  for (const language of catalogue.languages) {
    const check = (add: Report, context: TextContext): void =>
      language === catalogue.sourceLanguage
        ? checkSources(sources, context, add)
        : checkLanguage(catalogue, context, language, sources, add);
    if (cache === undefined) check(report, contextOf(language));
    else {
      const basis = basisOf(catalogue, language, sources.values());
      const isKept = (pair: TextPair) => isKeptEverywhere(catalogue, pair);
      const problems = cache.language(language, basis, isKept, (add, isKeptNow) => {
        const context = contextOf(language);
        check(add, { ...context, untranslated: { ...context.untranslated, isKeptEverywhere: isKeptNow } });
      });
      for (const problem of problems) report(problem);
    }
  }
  reportOutvoted(catalogue, sources, (file, key) => found.get(file)?.has(key) === true, reportNow);
  return sources;
}

/** Everything that a language's findings depend on: its files, the source's, and the list of files. */
function basisOf(catalogue: Catalogue, language: string, sources: Iterable<SourceNamespace>): unknown[] {
  return [
    ...(catalogue.files.get(language)?.values() ?? []),
    ...(catalogue.files.get(catalogue.sourceLanguage)?.values() ?? []),
    ...sources,
    catalogue.namespaces.join('\n'),
  ];
}

function checkLanguage(
  catalogue: Catalogue,
  context: TextContext,
  language: string,
  sources: ReadonlyMap<string, SourceNamespace>,
  reportNow: Report,
): void {
  const words: Problem[] = [];
  const report = (problem: Problem): void => {
    if (problem.word === undefined) reportNow(problem);
    else words.push(problem);
  };
  const inherits = inheritance(catalogue, language);
  const places = repeated(sources);
  const textAt = ([namespace, key]: Place): string | null => textOf(fileOf(catalogue, language, namespace), key);
  /** Translations of texts with several places. */
  const translations = new Map<string, readonly string[]>();
  const elsewhere = {
    same: ({ text }: SourceText) => {
      const all = places.get(text);
      let known = all && translations.get(text);
      if (known === undefined && all !== undefined) {
        known = all.map(textAt).filter((found) => found !== null);
        translations.set(text, known);
      }
      return known;
    },
    words: wordUses(sources),
    textAt,
  };
  const ofSource = catalogue.files.get(catalogue.sourceLanguage) ?? new Map<string, CatalogueFile>();
  for (const [namespace, sourceFile] of ofSource) {
    const target = fileOf(catalogue, language, namespace);
    const source = sources.get(namespace);
    const isWider = inherits && ((key: string) => inherits(namespace, key));
    if (target === undefined) {
      if (inherits === undefined) reportMissingFile(catalogue, language, sourceFile, report);
    } else if (source !== undefined && target.isReadable && !isEmpty(target))
      asWhole(target, report, (add) =>
        compareFile({ source, target, ...textChecker(context, add), isWider }, elsewhere),
      );
  }
  for (const [namespace, file] of catalogue.files.get(language) ?? [])
    if (!ofSource.has(namespace)) reportExtraFile(catalogue, namespace, file, report);
  for (const problem of words)
    if (words.filter(({ word }) => word === problem.word).length < OWN_WORD) reportNow(problem);
}

/** An English word in this many texts is a loan word, such as Indonesian "slip". */
const OWN_WORD = 3;

/** This many texts of another language, if a large share, mean a misplaced file. */
const ENOUGH = 5;
const PART = 0.2;

/** One finding for a file of another language, instead of one per text. */
function asWhole(file: CatalogueFile, report: Report, compare: (add: Report) => void): void {
  const foreign: Problem[] = [];
  compare((problem) => {
    if (problem.check === 'other-language' || problem.check === 'wrong-script') foreign.push(problem);
    else report(problem);
  });
  const [first] = foreign;
  if (first === undefined || foreign.length < ENOUGH || foreign.length < file.entries.size * PART) {
    for (const problem of foreign) report(problem);
    return;
  }
  report({
    ...first,
    advice: `${foreign.length} texts of this file are of another language. See whether it is in the right place. The first: ${first.advice}`,
  });
}

/** Repeated texts are compared with these first places only: comparing all pairs of a thousand would take minutes. */
const MAX_PLACES = 8;

type Places = ReadonlyMap<string, readonly Place[]>;
const repeatedIn = new WeakMap<ReadonlyMap<string, SourceNamespace>, Places>();

/** Texts with several places in the source, found once for all languages. */
function repeated(sources: ReadonlyMap<string, SourceNamespace>): Places {
  const known = repeatedIn.get(sources);
  if (known !== undefined) return known;
  const first = new Map<string, Place>();
  const places = new Map<string, Place[]>();
  for (const [namespace, { plain }] of sources)
    for (const [key, source] of plain) {
      if (!(source instanceof SourceText)) continue;
      const before = first.get(source.text);
      const known = places.get(source.text);
      if (before === undefined) first.set(source.text, [namespace, key]);
      else if (known === undefined) places.set(source.text, [before, [namespace, key]]);
      else if (known.length < MAX_PLACES) known.push([namespace, key]);
    }
  repeatedIn.set(sources, places);
  return places;
}

const wordUsesIn = new WeakMap<ReadonlyMap<string, SourceNamespace>, WordUses>();

function wordUses(sources: ReadonlyMap<string, SourceNamespace>): WordUses {
  let uses = wordUsesIn.get(sources);
  if (uses === undefined) wordUsesIn.set(sources, (uses = new WordUses(sources)));
  return uses;
}

function isEmpty(file: CatalogueFile): boolean {
  return file.entries.size === 0 && file.branches.size === 0;
}

function checkSources(sources: ReadonlyMap<string, SourceNamespace>, context: TextContext, report: Report): void {
  const checkText = sourceChecker(context);
  for (const source of sources.values()) checkSource(source, { source, target: source.file, report, checkText });
}

/** The source's own plural forms and syntax. */
function checkSource(source: SourceNamespace, comparison: Comparison): void {
  for (const [key, value] of source.plain) {
    if (value instanceof SourceText) checkPair(comparison, key, value.text, value, value.family, undefined);
    else if (value === null)
      comparison.report({
        check: 'wrong-type',
        file: source.file,
        key,
        at: 'value',
        source: 'null',
        target: 'null',
        advice: 'The value is null. Write a text, or remove the key.',
      });
  }
  const keys = new KeyComparison(comparison);
  comparePlurals(comparison, keys);
  for (const group of source.groups.values())
    for (const [form, text] of group.forms) checkExtraForm(comparison, keys, group, form, text.text);
}

/** An empty source text is intended (a unit placed elsewhere) unless most translations have a text. */
function reportEmptySource(catalogue: Catalogue, source: SourceNamespace, report: Report): void {
  for (const [key, value] of source.plain) {
    if (!(value instanceof SourceText) || value.text.trim() !== '') continue;
    const others = catalogue.languages.filter((language) => language !== catalogue.sourceLanguage);
    const filled = others.filter(
      (language) => (textOf(fileOf(catalogue, language, source.file.namespace), key) ?? '').trim() !== '',
    );
    if (filled.length > 1 && filled.length * 2 > others.length)
      report({
        check: 'empty-value',
        file: source.file,
        key,
        at: 'value',
        source: value.text,
        target: value.text,
        advice: 'The text is empty, but translations have one: players see nothing. Write it.',
      });
  }
}

/** A language has more forms than `_other`: then the base is a plural, even with one form in the source. */
function isPluralSomewhere(catalogue: Catalogue, namespace: string, base: string): boolean {
  return catalogue.languages.some((language) => {
    const file = fileOf(catalogue, language, namespace);
    return (
      file !== undefined &&
      ['few', 'many', 'one'].some((form) => file.entries.has(`${base}_${form}`)) &&
      file.entries.has(`${base}_other`)
    );
  });
}

function reportMissingFile(catalogue: Catalogue, language: string, sourceFile: CatalogueFile, report: Report): void {
  const path = pathFor(sourceFile.path, catalogue, language);
  report({
    check: 'file-missing',
    file: unreadableFile(language, sourceFile.namespace, path),
    key: '',
    at: 0,
    advice: `The file is missing; the source has it with ${sourceFile.entries.size} texts. Add it (slipway locales fix creates one to fill in).`,
  });
}

/** The source's path for another language, in any layout. */
export function pathFor(sourcePath: string, catalogue: Catalogue, language: string): string {
  const inside = sourcePath.slice(catalogue.directory.length);
  const parts = inside.split('/').map((part) => {
    const names = part.split('.');
    const at = [names.length - 2, 0].find((place) => names[place] === catalogue.sourceLanguage);
    return at === undefined ? part : names.toSpliced(at, 1, language).join('.');
  });
  return catalogue.directory + parts.join('/');
}

function reportExtraFile(catalogue: Catalogue, namespace: string, file: CatalogueFile, report: Report): void {
  const names = [...(catalogue.files.get(catalogue.sourceLanguage)?.keys() ?? [])];
  const twin = names.find((name) => name.toLowerCase() === namespace.toLowerCase());
  report({
    check: twin === undefined ? 'extra-key' : 'key-case',
    file,
    key: '',
    at: 0,
    advice:
      twin === undefined
        ? 'The source has no such file, so its texts are never shown. Remove it, or add it to the source.'
        : `The source names the file ${twin}.json: file names are case-sensitive. Rename it.`,
  });
}
