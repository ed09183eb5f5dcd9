import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BRAND_ID } from '#contract/brand/brand.ts';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { nearest } from '#cli/frame/nearest.ts';

/** The folders of `brands/` that can be a brand, in alphabetical order; none where there is no such folder. */
export function brandIds(root: string): readonly string[] {
  try {
    const entries = readdirSync(path.join(root, 'brands'), { withFileTypes: true });
    return entries.flatMap((entry) => (entry.isDirectory() && BRAND_ID.test(entry.name) ? [entry.name] : [])).sort();
  } catch {
    return [];
  }
}

/**
 * Refuses everything that is no id before it becomes part of a path.
 *
 * @throws CliError (exit 2)
 */
export function assertBrandId(id: string): void {
  if (BRAND_ID.test(id)) return;
  const shown = id.length > 60 ? `${id.slice(0, 60)}…` : id;
  throw new CliError(`'${shown}' is no brand id.`, {
    next: ['An id has 2 to 31 lower-case letters, digits and dashes, and begins with a letter: vento-verde'],
    exitCode: EXIT.usage,
  });
}

/**
 * The ids that a command was given, each one there; all of them where none was given.
 *
 * @throws CliError (exit 2) for what is no id, an unknown brand (with the nearest), and a folder without brands
 * @example chosenBrands(root, ['harborlight']) // ['harborlight']
 */
export function chosenBrands(root: string, ids: readonly string[]): readonly string[] {
  const known = brandIds(root);
  if (known.length === 0) {
    throw new CliError(`There are no brands in ${path.join(root, 'brands')}.`, {
      next: ['Go to the folder that holds brands/, or make the first one: slipway brand init my-brand'],
      exitCode: EXIT.usage,
    });
  }
  for (const id of ids) {
    assertBrandId(id);
    if (known.includes(id)) continue;
    const close = nearest(id, known);
    throw new CliError(`There is no brand '${id}'.`, {
      next: [
        ...(close === undefined ? [] : [`Did you mean ${close}?`]),
        `Brands here: ${known.join(', ')}.`,
        `To make it: slipway brand init ${id}`,
      ],
      exitCode: EXIT.usage,
    });
  }
  return ids.length === 0 ? known : [...new Set(ids)];
}
