import { basename, extname } from 'node:path';
import { usageError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say } from '#cli/terminal/out.ts';
import { paintFor } from '#cli/terminal/paint.ts';
import { printable } from '#cli/terminal/printable.ts';
import { writeAll } from '#cli/files/write-whole.ts';
import { fileOf } from './catalogue/catalogue.ts';
import { pathFor } from './tree/check-catalogue.ts';
import { rankIn } from './edit/fix-file.ts';
import { paintedDiff } from '#cli/terminal/line-diff.ts';
import { placeText, type Node } from './edit/place-text.ts';
import { restyled } from './edit/restyle.ts';
import { planImport, type Decision, type Plan, type TranslatedFile } from './exchange/plan-import.ts';
import type { Unit } from './exchange/unit.ts';
import { openToWrite, sameTree, type OpenTree, type TreeFlags } from './tree/open-tree.ts';
import { readExchange } from './exchange/read-exchange.ts';

export interface ImportFlags extends TreeFlags {
  readonly language?: string;
  readonly dryRun?: boolean;
  readonly theirs?: boolean;
  readonly ours?: boolean;
}

/**
 * Imports translators' files. A text is imported if neither its source nor its translation changed since the export, and it
 * breaks nothing; others are listed with both texts and skipped (exit 1). Everything is read and checked first, and all files are
 * written or none.
 */
export async function runImport(directory: string, files: readonly string[], flags: ImportFlags): Promise<number> {
  const decision = decisionOf(flags);
  const tree = openToWrite(directory, flags);
  const read = files.map((file): TranslatedFile => {
    const exchange = readExchange(file);
    const named = flags.language ?? exchange.language ?? basename(file, extname(file));
    // Formats write pt-BR or pt_BR, whatever the folder is called.
    const language = tree.catalogue.languages.find((one) => tagOf(one) === tagOf(named)) ?? named;
    if (!tree.catalogue.languages.includes(language))
      throw usageError(`${file} is for the language ${language}, which is not in ${directory}.`, [
        `There are: ${tree.catalogue.languages.join(', ')}. Name one with --language.`,
      ]);
    return { file, language, units: exchange.units };
  });
  const plans = read.map((one) => {
    const others = read.filter(({ language }) => language === one.language).flatMap(({ units }) => units);
    return { ...one, ...planImport(tree, one, others, decision) };
  });
  const changed = [...new Set(read.map(({ language }) => language))].flatMap((language) =>
    changedFiles(
      tree,
      language,
      plans.filter((plan) => plan.language === language).flatMap(({ taken }) => taken),
    ),
  );
  const isDryRun = flags.dryRun === true;
  if (isDryRun) {
    const paint = await paintFor(process.stdout);
    for (const { path, before, after } of changed)
      process.stdout.write(`${printable(path)}\n${paintedDiff(before, after, paint)}`);
  } else writeAll(new Map(changed.map(({ path, after }) => [path, after])));
  for (const plan of plans) printPlan(plan, isDryRun);
  const refused = plans.flatMap((plan) => plan.refused);
  if (refused.some(({ isDecidable }) => isDecidable))
    process.stdout.write(
      "Decide: --theirs imports the files' texts where both have changed, --ours keeps the current ones.\n",
    );
  if (!isDryRun) say(`Next: slipway locales check${sameTree(directory, flags)}`);
  return refused.length === 0 ? EXIT.ok : EXIT.findings;
}

const tagOf = (language: string): string => language.replaceAll('_', '-').toLowerCase();

function decisionOf({ theirs, ours }: ImportFlags): Decision {
  if (theirs === true && ours === true)
    throw usageError('Either --theirs or --ours, not both.', [
      '--theirs imports the texts of the files, --ours keeps those of the catalogue.',
    ]);
  return theirs === true ? 'theirs' : ours === true ? 'ours' : undefined;
}

function printPlan({ file, language, taken, refused, kept }: TranslatedFile & Plan, isDryRun: boolean): void {
  for (const { unit, why, texts } of refused) {
    const lines = texts.map(([where, text]) => `    ${where}: ${JSON.stringify(text)}`);
    say([`  skipped: ${file}:${unit.line} ${unit.namespace} ${unit.key}: ${why}`, ...lines].join('\n'));
  }
  const decided = kept === 0 ? '' : `, ${kept} kept as they are`;
  say(
    `${file}: ${taken.length} ${taken.length === 1 ? 'text' : 'texts'} ${isDryRun ? 'would be ' : ''}imported for ${language}${decided}, ${refused.length} skipped.`,
  );
}

function changedFiles(
  tree: OpenTree,
  language: string,
  units: readonly Unit[],
): { path: string; before: string; after: string }[] {
  return [...new Set(units.map(({ namespace }) => namespace))].flatMap((namespace) => {
    const source = tree.sources.get(namespace);
    if (source === undefined) return [];
    const file = fileOf(tree.catalogue, language, namespace);
    const before = file?.text ?? '';
    const root = (before.trim() === '' ? {} : JSON.parse(before)) as Node;
    for (const unit of units) if (unit.namespace === namespace) placeText(root, unit.key, unit.target);
    const path = file?.path ?? pathFor(source.file.path, tree.catalogue, language);
    return { path, before, after: restyled(before, root, rankIn(source)) };
  });
}
