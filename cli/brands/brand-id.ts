import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BRAND_ID } from '#contract/brand/id';
import { usageError } from '#cli/terminal/errors.ts';
import { nearest } from '#cli/terminal/nearest.ts';

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
 * Refuses an invalid id before it becomes part of a path.
 *
 * @throws CliError (exit 2)
 */
export function assertBrandId(id: string): void {
  if (BRAND_ID.test(id)) return;
  const shown = id.length > 60 ? `${id.slice(0, 60)}…` : id;
  throw usageError(`'${shown}' is not a valid brand id.`, [
    'Use 2 to 31 lower-case letters, digits and dashes, beginning with a letter, for example vento-verde.',
  ]);
}

/**
 * The brands that a command works on: the given ids, or all brands.
 *
 * @throws CliError (exit 2) for an invalid id, an unknown brand (with the nearest), and a folder without brands
 * @example chosenBrands(root, ['harborlight']) // ['harborlight']
 */
export function chosenBrands(root: string, ids: readonly string[]): readonly string[] {
  const known = brandIds(root);
  if (known.length === 0) {
    throw usageError(`There are no brands in ${path.join(root, 'brands')}.`, [
      'Change to the folder that contains brands/, or make a first brand: slipway brand init my-brand',
    ]);
  }
  for (const id of ids) {
    assertBrandId(id);
    if (known.includes(id)) continue;
    const close = nearest(id, known);
    throw usageError(`Unknown brand '${id}'.`, [
      ...(close === undefined ? [] : [`Did you mean ${close}?`]),
      `Brands here: ${known.join(', ')}.`,
      `To create it: slipway brand init ${id}`,
    ]);
  }
  return ids.length === 0 ? known : [...new Set(ids)];
}
