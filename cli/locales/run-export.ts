import { join } from 'node:path';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { printable } from '#cli/frame/printable.ts';
import { fileOf, textOf } from './catalogue.ts';
import { neededTexts } from './edit/needed-texts.ts';
import { writeWhole } from './edit/write-file.ts';
import { csv } from './exchange/csv.ts';
import type { Unit } from './exchange/unit.ts';
import { xliff } from './exchange/xliff.ts';
import { MISSING_MARK } from './missing-mark.ts';
import { openTree, type OpenTree, type TreeFlags } from './open-tree.ts';

/** The options of `slipway locales export`, as the command line hands them over. */
export interface ExportFlags extends TreeFlags {
  readonly to?: 'xliff' | 'csv';
  readonly language?: readonly string[];
  readonly out?: string;
  readonly missing?: boolean;
}

/** Writes one file a language for translators: `<out>/<language>.xlf` or `.csv`. */
export function runExport(directory: string, flags: ExportFlags): number {
  const tree = openTree(directory, flags);
  const { catalogue } = tree;
  const languages = flags.language ?? catalogue.languages.filter((language) => language !== catalogue.sourceLanguage);
  for (const language of languages) {
    if (!catalogue.languages.includes(language))
      throw new CliError(`The language ${language} is not in ${directory}.`, {
        next: [`There are: ${catalogue.languages.join(', ')}.`],
        exitCode: EXIT.usage,
      });
    const units = unitsOf(tree, language, flags.missing === true);
    const isCsv = flags.to === 'csv';
    const path = join(flags.out ?? 'translations', `${language}.${isCsv ? 'csv' : 'xlf'}`);
    writeWhole(path, isCsv ? asCsv(units) : xliff({ sourceLanguage: catalogue.sourceLanguage, language, units }));
    process.stdout.write(`${printable(path)}: ${units.length} texts\n`);
  }
  return EXIT.ok;
}

export const CSV_HEAD = ['namespace', 'key', 'source', 'target'] as const;

function asCsv(units: readonly Unit[]): string {
  return csv([CSV_HEAD, ...units.map((unit) => [unit.namespace, unit.key, unit.source, unit.target])]);
}

function unitsOf({ catalogue, sources }: OpenTree, language: string, isMissingOnly: boolean): Unit[] {
  return [...sources].flatMap(([namespace, source]) =>
    neededTexts(source, language)
      .map((needed): Unit => {
        const text = textOf(fileOf(catalogue, language, namespace), needed.key) ?? '';
        return { namespace, ...needed, target: text.startsWith(MISSING_MARK) ? '' : text };
      })
      .filter((unit) => !isMissingOnly || unit.target.trim() === ''),
  );
}
