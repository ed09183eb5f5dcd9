import { basename, extname } from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say } from '#cli/terminal/out.ts';
import { printable } from '#cli/terminal/printable.ts';
import { fileOf } from './catalogue.ts';
import { pathFor } from './check-catalogue.ts';
import { jsonText, styleOf } from './edit/file-style.ts';
import { placeText, type Node } from './edit/place-text.ts';
import { writeWhole } from '#cli/files/write-whole.ts';
import { readCsv } from '#cli/files/csv.ts';
import { readBytes } from '#cli/files/read-bytes.ts';
import { planImport, type Decision, type Plan } from './exchange/plan-import.ts';
import type { Exchange, Unit } from './exchange/unit.ts';
import { parseXliff } from './exchange/xliff.ts';
import { openTree, type OpenTree, type TreeFlags } from './open-tree.ts';
import { CSV_HEAD } from './run-export.ts';
import { decode } from './read/decode.ts';

/** The options of `slipway locales import`. */
export interface ImportFlags extends TreeFlags {
  readonly language?: string;
  readonly dryRun?: boolean;
  readonly theirs?: boolean;
  readonly ours?: boolean;
}

/** All texts of the app in one language are 0.6 MB as XLIFF. */
const MAX_EXCHANGE_BYTES = 5 * 1024 * 1024;

interface Planned extends Plan {
  readonly file: string;
  readonly language: string;
}

/**
 * Imports translators' files. A text is imported if neither its source nor its translation here has changed since the export, and
 * if it breaks nothing at run time; the others are listed with both texts and skipped. Exit 1 when a text was skipped. All files are
 * read and checked before the first is written.
 */
export function runImport(directory: string, files: readonly string[], flags: ImportFlags): number {
  const decision = decisionOf(flags);
  const tree = openTree(directory, flags);
  const plans = files.map((file): Planned => {
    const exchange = readExchange(file);
    const language = flags.language ?? exchange.language ?? basename(file, extname(file));
    if (!tree.catalogue.languages.includes(language))
      throw usageError(`${file} is for the language ${language}, which is not in ${directory}.`, [
        `There are: ${tree.catalogue.languages.join(', ')}. Name one with --language.`,
      ]);
    return { file, language, ...planImport(tree, language, exchange.units, decision) };
  });
  for (const language of new Set(plans.map((plan) => plan.language))) {
    const taken = plans.filter((plan) => plan.language === language).flatMap((plan) => plan.taken);
    if (flags.dryRun !== true) write(tree, language, taken);
  }
  for (const plan of plans) printPlan(plan, flags.dryRun === true);
  const refused = plans.flatMap((plan) => plan.refused);
  if (refused.some(({ isDecidable }) => isDecidable))
    process.stdout.write(
      "Decide: --theirs imports the files' texts where both have changed, --ours keeps the current ones.\n",
    );
  if (flags.dryRun !== true) process.stdout.write('Next: slipway locales check\n');
  return refused.length === 0 ? EXIT.ok : EXIT.findings;
}

function decisionOf({ theirs, ours }: ImportFlags): Decision {
  if (theirs === true && ours === true)
    throw usageError('Either --theirs or --ours, not both.', [
      '--theirs imports the texts of the files, --ours keeps those of the catalogue.',
    ]);
  return theirs === true ? 'theirs' : ours === true ? 'ours' : undefined;
}

function printPlan({ file, language, taken, refused, kept }: Planned, isDryRun: boolean): void {
  for (const { unit, why, texts } of refused) {
    const lines = texts.map(([where, text]) => `    ${where}: ${JSON.stringify(text)}`);
    say([`  skipped: ${unit.namespace} ${unit.key}: ${why}`, ...lines].join('\n'));
  }
  const decided = kept === 0 ? '' : `, ${kept} kept as they are`;
  say(
    `${file}: ${taken.length} texts ${isDryRun ? 'would be ' : ''}imported for ${language}${decided}, ${refused.length} skipped.`,
  );
}

function readExchange(path: string): Exchange {
  let bytes: Buffer | number;
  try {
    bytes = readBytes(path, MAX_EXCHANGE_BYTES);
  } catch (cause) {
    throw usageError(
      `The file ${path} cannot be read.`,
      ['Give .xlf or .csv files that slipway locales export wrote.'],
      cause,
    );
  }
  if (typeof bytes === 'number')
    throw usageError(`The file ${path} has ${bytes} bytes; at most ${MAX_EXCHANGE_BYTES} are read.`, [
      'Import a file for each language: slipway locales export writes them so.',
    ]);
  const exchange = parseExchange(path, decode(bytes).text);
  const hidden = exchange.units.find(({ namespace, key, target }) => isUnsafe(`${namespace}${key}${target}`));
  if (hidden !== undefined)
    throw usageError(
      `The file ${path} has characters that cannot be seen, at ${hidden.namespace} ${hidden.key}: ${hidden.target.slice(0, 200)}`,
      ['Control, direction and other invisible characters are not imported: remove them from the text.'],
    );
  return exchange;
}

const isUnsafe = (text: string): boolean => printable(text) !== text;

function parseExchange(path: string, text: string): Exchange {
  if (!path.endsWith('.csv')) return parseXliff(text);
  const [head, ...rows] = rowsOf(path, text);
  if (
    head === undefined ||
    CSV_HEAD.some((name, column) => head[column] !== name && !(name === 'was' && head[column] === undefined))
  )
    throw usageError(`The file ${path} does not begin with the columns ${CSV_HEAD.join(', ')}.`, [
      'Keep the first line as the export wrote it.',
    ]);
  return {
    sourceLanguage: '',
    language: undefined,
    units: rows.map(([namespace = '', key = '', source = '', target = '', was = '']) => ({
      namespace,
      key,
      source,
      target,
      ...(was !== '' && { was }),
    })),
  };
}

function rowsOf(path: string, text: string): string[][] {
  try {
    return readCsv(text);
  } catch (cause) {
    throw usageError(
      `The file ${path} is not CSV: ${cause instanceof Error ? cause.message : String(cause)}`,
      ['Save it again as CSV, with texts that contain line breaks in double quotes.'],
      cause,
    );
  }
}

function write(tree: OpenTree, language: string, units: readonly Unit[]): void {
  for (const namespace of new Set(units.map((unit) => unit.namespace))) {
    const source = tree.sources.get(namespace);
    const file = fileOf(tree.catalogue, language, namespace);
    if (source === undefined) continue;
    const before = file === undefined ? '{}' : file.text;
    const root = JSON.parse(before) as Node;
    for (const unit of units) if (unit.namespace === namespace) placeText(root, unit.key, unit.target);
    writeWhole(file?.path ?? pathFor(source.file.path, tree.catalogue, language), jsonText(root, styleOf(before)));
  }
}
