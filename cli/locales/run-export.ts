import { join } from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable } from '#cli/terminal/printable.ts';
import { fileOf } from './catalogue.ts';
import { SourceText } from './checks/source-text.ts';
import { termContexts, termNotes } from './checks/terms.ts';
import { neededTexts } from './edit/needed-texts.ts';
import { baseLanguage } from './languages.ts';
import { writeWhole } from '#cli/files/write-whole.ts';
import { writeCsv } from '#cli/files/csv.ts';
import { markOfText } from './exchange/mark.ts';
import { writtenText } from './exchange/plan-import.ts';
import type { Unit } from './exchange/unit.ts';
import { xliff } from './exchange/xliff.ts';
import { openTree, type OpenTree, type TreeFlags } from './open-tree.ts';

/** The options of `slipway locales export`. */
export interface ExportFlags extends TreeFlags {
  readonly to?: 'xliff' | 'csv';
  readonly language?: readonly string[];
  readonly out?: string;
  readonly missing?: boolean;
}

/** Writes one file per language for translators: `<out>/<language>.xlf` or `.csv`. */
export function runExport(directory: string, flags: ExportFlags): number {
  const tree = openTree(directory, flags);
  const { catalogue } = tree;
  const languages = flags.language ?? catalogue.languages.filter((language) => language !== catalogue.sourceLanguage);
  for (const language of languages) {
    if (!catalogue.languages.includes(language))
      throw usageError(`The language ${language} is not in ${directory}.`, [
        `There are: ${catalogue.languages.join(', ')}.`,
      ]);
    const units = unitsOf(tree, language, flags.missing === true);
    const isCsv = flags.to === 'csv';
    const path = join(flags.out ?? 'translations', `${language}.${isCsv ? 'csv' : 'xlf'}`);
    writeWhole(path, isCsv ? asCsv(units) : xliff({ sourceLanguage: catalogue.sourceLanguage, language, units }));
    process.stdout.write(`${printable(path)}: ${units.length} texts\n`);
  }
  return EXIT.ok;
}

/** Files of an earlier Slipway lack the last column. With a glossary `terms` follows, which import does not read. */
export const CSV_HEAD = ['namespace', 'key', 'source', 'target', 'was'] as const;

function asCsv(units: readonly Unit[]): string {
  const hasTerms = units.some((unit) => unit.terms !== undefined);
  return writeCsv([
    [...CSV_HEAD, ...(hasTerms ? ['terms'] : [])],
    ...units.map((unit) => [
      unit.namespace,
      unit.key,
      unit.source,
      unit.target,
      unit.was ?? '',
      ...(hasTerms ? [unit.terms?.join('; ') ?? ''] : []),
    ]),
  ]);
}

function unitsOf({ catalogue, sources, config }: OpenTree, language: string, isMissingOnly: boolean): Unit[] {
  const contexts = termContexts(config.terms);
  const glossary = contexts.get(language) ?? contexts.get(baseLanguage(language));
  return [...sources].flatMap(([namespace, source]) =>
    neededTexts(source, language)
      .map((needed): Unit => {
        const target = writtenText(fileOf(catalogue, language, namespace), needed.key);
        const terms = glossary && termNotes(glossary, new SourceText(needed.key, needed.source), namespace, needed.key);
        return { namespace, ...needed, target, was: markOfText(target), terms };
      })
      .filter((unit) => !isMissingOnly || unit.target.trim() === ''),
  );
}
