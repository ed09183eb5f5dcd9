import { readFileSync } from 'node:fs';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { paintFor } from '#cli/terminal/paint.ts';
import { printable } from '#cli/terminal/printable.ts';
import { fileOf, type CatalogueFile } from './catalogue/catalogue.ts';
import { inheritance } from './catalogue/inheritance.ts';
import { pathFor } from './tree/check-catalogue.ts';
import { fixedFile } from './edit/fix-file.ts';
import { paintedDiff } from '#cli/terminal/line-diff.ts';
import { writeWhole } from '#cli/files/write-whole.ts';
import { openToWrite, type OpenTree, type TreeFlags } from './tree/open-tree.ts';

/** Files with these findings need a person: rewriting them would lose a text. */
const HANDS_OFF = new Set(['file-syntax', 'duplicate-key', 'unsafe-key', 'file-limits', 'encoding']);

/**
 * Fixes what needs no knowledge of the language: order, missing keys (marked), spaces, line ends, byte order marks. `dryRun` only
 * shows the difference, and exits 1 if there is one.
 */
export async function runFix(directory: string, flags: TreeFlags & { readonly dryRun?: boolean }): Promise<number> {
  const tree = openToWrite(directory, flags);
  const paint = await paintFor(process.stdout);
  let changed = 0;
  let left = 0;
  for (const language of tree.catalogue.languages) {
    const isRegional = inheritance(tree.catalogue, language) !== undefined;
    for (const [namespace, source] of tree.sources) {
      const target = fileOf(tree.catalogue, language, namespace);
      if (target === undefined && isRegional) continue;
      const path = target?.path ?? pathFor(source.file.path, tree.catalogue, language);
      if (target !== undefined && isHandsOff(tree, target)) {
        process.stdout.write(`${printable(path)}: skipped, a person has to correct it first (slipway locales check)\n`);
        left += 1;
        continue;
      }
      const before = target === undefined ? '' : readFileSync(target.path, 'utf8');
      const after = fixedFile(source, target, language, isRegional);
      if (before === after) continue;
      changed += 1;
      process.stdout.write(`${printable(path)}\n`);
      if (flags.dryRun === true) process.stdout.write(paintedDiff(before, after, paint));
      else writeWhole(path, after);
    }
  }
  process.stdout.write(
    `${changed} files ${flags.dryRun === true ? 'would change' : 'changed'}${left === 0 ? '' : `, ${left} skipped`}.\n`,
  );
  return left > 0 || (flags.dryRun === true && changed > 0) ? EXIT.findings : EXIT.ok;
}

function isHandsOff(tree: OpenTree, file: CatalogueFile): boolean {
  return tree.problems.some((problem) => problem.file.path === file.path && HANDS_OFF.has(problem.check));
}
