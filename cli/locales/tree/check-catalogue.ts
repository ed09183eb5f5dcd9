import {
  fileOf,
  textOf,
  unreadableFile,
  type Catalogue,
  type CatalogueFile,
} from '#cli/locales/catalogue/catalogue.ts';
import type { CheckCache } from './check-cache.ts';
import { SourceText } from '#cli/locales/texts/source-text.ts';
import type { TextPair } from '#cli/locales/texts/text-pair.ts';
import { compareFile } from '#cli/locales/compare/compare-file.ts';
import { checkPair, type Comparison } from '#cli/locales/compare/comparison.ts';
import { sourceChecker, textChecker, type TextContext } from '#cli/locales/compare/check-text.ts';
import { checkExtraForm, comparePlurals } from '#cli/locales/compare/compare-plurals.ts';
import { KeyComparison } from '#cli/locales/compare/key-comparison.ts';
import { sourceNamespace, type SourceNamespace } from '#cli/locales/compare/source-namespace.ts';
import { isKeptEverywhere, textContexts } from '#cli/locales/compare/text-context.ts';
import type { LocalesConfig } from '#cli/locales/config/config.ts';
import type { Report } from '#cli/locales/catalogue/finding.ts';

/** Every check that needs no program code: missing files, then each file against the source's. */
export function checkCatalogue(
  catalogue: Catalogue,
  config: LocalesConfig,
  report: Report,
  cache?: CheckCache,
): ReadonlyMap<string, SourceNamespace> {
  const contextOf = textContexts(catalogue, config);
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
  return sources;
}

/** What a language's findings depend on: its files, the source's files, and which files there are at all. */
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
  report: Report,
): void {
  const checkText = textChecker(context);
  const ofSource = catalogue.files.get(catalogue.sourceLanguage) ?? new Map<string, CatalogueFile>();
  for (const [namespace, sourceFile] of ofSource) {
    const target = fileOf(catalogue, language, namespace);
    const source = sources.get(namespace);
    if (target === undefined) reportMissingFile(catalogue, language, sourceFile, report);
    else if (source !== undefined && target.isReadable && !isEmpty(target))
      compareFile({ source, target, report, checkText });
  }
  for (const [namespace, file] of catalogue.files.get(language) ?? [])
    if (!ofSource.has(namespace)) reportExtraFile(catalogue, namespace, file, report);
}

function isEmpty(file: CatalogueFile): boolean {
  return file.entries.size === 0 && file.branches.size === 0;
}

function checkSources(sources: ReadonlyMap<string, SourceNamespace>, context: TextContext, report: Report): void {
  const checkText = sourceChecker(context);
  for (const source of sources.values()) checkSource(source, { source, target: source.file, report, checkText });
}

/** Checks the source alone: its own plural forms and syntax. */
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

/** An empty source text is intended (a unit that other languages put elsewhere), unless most translations have a text there. */
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

/** A language has more forms of a base than `_other`: then the base is a plural, even if the source has only one form. */
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

/** The source's path with the other language in it, in any of the layouts. */
export function pathFor(sourcePath: string, catalogue: Catalogue, language: string): string {
  const inside = sourcePath.slice(catalogue.directory.length);
  const parts = inside.split('/').map((part) => {
    if (part === catalogue.sourceLanguage) return language;
    if (part === `${catalogue.sourceLanguage}.json`) return `${language}.json`;
    return part.endsWith(`.${catalogue.sourceLanguage}.json`)
      ? part.replace(`.${catalogue.sourceLanguage}.json`, `.${language}.json`)
      : part;
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
