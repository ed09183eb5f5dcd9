import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { printable } from '#cli/frame/printable.ts';
import { contentOf, fileOf } from './catalogue.ts';
import { pathFor } from './check-catalogue.ts';
import { jsonText, styleOf } from './edit/file-style.ts';
import { neededTexts } from './edit/needed-texts.ts';
import { placeText, type Node } from './edit/place-text.ts';
import { writeWhole } from './edit/write-file.ts';
import { parseCsv } from './exchange/csv.ts';
import type { Exchange, Unit } from './exchange/unit.ts';
import { parseXliff } from './exchange/xliff.ts';
import { openTree, type OpenTree, type TreeFlags } from './open-tree.ts';
import { CSV_HEAD } from './run-export.ts';
import { decode } from './read/decode.ts';

/** The options of `slipway locales import`, as the command line hands them over. */
export interface ImportFlags extends TreeFlags {
  readonly language?: string;
  readonly dryRun?: boolean;
}

/**
 * Takes translators' files back. Only texts that the source has are taken, and only while its text is still the one
 * that was translated; others are told and left. Exit 1 when something was left.
 */
export function runImport(directory: string, files: readonly string[], flags: ImportFlags): number {
  const tree = openTree(directory, flags);
  let left = 0;
  for (const file of files) {
    const exchange = readExchange(file);
    const language = flags.language ?? exchange.language ?? basename(file, extname(file));
    if (!tree.catalogue.languages.includes(language))
      throw new CliError(`${file} is for the language ${language}, which is not in ${directory}.`, {
        next: [`There are: ${tree.catalogue.languages.join(', ')}. Name one with --language.`],
        exitCode: EXIT.usage,
      });
    const { taken, refused } = sort(tree, language, exchange.units);
    for (const [unit, why] of refused)
      process.stdout.write(`  left: ${printable(unit.namespace)} ${printable(unit.key)}: ${why}\n`);
    const written = flags.dryRun === true ? taken.length : write(tree, language, taken);
    left += refused.length;
    process.stdout.write(
      `${printable(file)}: ${written} texts ${flags.dryRun === true ? 'would be ' : ''}taken for ${printable(language)}, ${refused.length} left.\n`,
    );
  }
  if (flags.dryRun !== true) process.stdout.write('Next: slipway locales check\n');
  return left === 0 ? EXIT.ok : EXIT.findings;
}

function readExchange(path: string): Exchange {
  let text: string;
  try {
    text = decode(readFileSync(path)).text;
  } catch (cause) {
    throw new CliError(`The file ${path} cannot be read.`, {
      next: ['Give .xlf or .csv files that slipway locales export wrote.'],
      exitCode: EXIT.usage,
      cause,
    });
  }
  if (!path.endsWith('.csv')) return parseXliff(text);
  const [head, ...rows] = parseCsv(text);
  if (head === undefined || CSV_HEAD.some((name, column) => head[column] !== name))
    throw new CliError(`The file ${path} does not begin with the columns ${CSV_HEAD.join(', ')}.`, {
      next: ['Keep the first line as the export wrote it.'],
      exitCode: EXIT.usage,
    });
  return {
    sourceLanguage: '',
    language: undefined,
    units: rows.map(([namespace = '', key = '', source = '', target = '']) => ({ namespace, key, source, target })),
  };
}

function sort(tree: OpenTree, language: string, units: readonly Unit[]): { taken: Unit[]; refused: [Unit, string][] } {
  const needed = new Map(
    [...tree.sources].flatMap(([namespace, source]) =>
      neededTexts(source, language).map(({ key, source: text }): [string, string] => [`${namespace}\n${key}`, text]),
    ),
  );
  const taken: Unit[] = [];
  const refused: [Unit, string][] = [];
  for (const unit of units) {
    if (unit.target.trim() === '') continue;
    const source = needed.get(`${unit.namespace}\n${unit.key}`);
    const target = fileOf(tree.catalogue, language, unit.namespace);
    if (source === undefined) refused.push([unit, 'the source has no such text']);
    else if (source.replaceAll('\r\n', '\n') !== unit.source.replaceAll('\r\n', '\n'))
      refused.push([unit, 'the source text has changed since the export']);
    else if (target !== undefined && !target.isReadable)
      refused.push([unit, 'its file cannot be read (slipway locales check)']);
    else taken.push(unit);
  }
  return { taken, refused };
}

function write(tree: OpenTree, language: string, units: readonly Unit[]): number {
  for (const namespace of new Set(units.map((unit) => unit.namespace))) {
    const source = tree.sources.get(namespace);
    const file = fileOf(tree.catalogue, language, namespace);
    if (source === undefined) continue;
    const before = file === undefined ? '{}' : contentOf(file);
    const root = JSON.parse(before) as Node;
    for (const unit of units) if (unit.namespace === namespace) placeText(root, unit.key, unit.target);
    writeWhole(file?.path ?? pathFor(source.file.path, tree.catalogue, language), jsonText(root, styleOf(before)));
  }
  return units.length;
}
