import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { BRAND_ID } from '#contract/brand/id';
import { usageError } from '#cli/terminal/errors.ts';
import { nearest } from '#cli/terminal/nearest.ts';

/** The ids of the folders in `brands/`, sorted; empty without such a folder. */
export function brandIds(root: string): readonly string[] {
  return entriesOf(root).flatMap((entry) => (entry.isDirectory() && BRAND_ID.test(entry.name) ? [entry.name] : []));
}

export interface Stray {
  readonly name: string;
  readonly why: string;
  readonly advice: string;
}

export function strayFolders(root: string): readonly Stray[] {
  return entriesOf(root).flatMap((entry): Stray[] => {
    const { name } = entry;
    if (name.startsWith('.')) return [];
    if (entry.isSymbolicLink() && !isFile(path.join(root, 'brands', name)))
      return [{ name, why: 'is a link', advice: 'Put the folder itself there, or remove the link.' }];
    if (!entry.isDirectory() || BRAND_ID.test(name)) return [];
    return [{ name, why: 'has a name that no brand can have', advice: `Rename or remove it. ${FORM}` }];
  });
}

const FORM = 'Use 2 to 31 lower-case letters, digits and dashes, beginning with a letter, for example vento-verde.';

function entriesOf(root: string) {
  try {
    const entries = readdirSync(path.join(root, 'brands'), { withFileTypes: true });
    return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** A link whose target is missing counts as a file: it was a brand. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
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
  throw usageError(`'${shown}' is not a valid brand id.`, [FORM]);
}

/**
 * The given brands, or all.
 *
 * @throws CliError (exit 2) for an invalid id, an unknown brand (with the nearest), a folder without brands, and for all brands where a
 *   folder is none, which would be left out without a word
 * @example chosenBrands(root, ['harborlight']) // ['harborlight']
 */
export function chosenBrands(root: string, ids: readonly string[]): readonly string[] {
  const known = brandIds(root);
  const strays = strayFolders(root).filter(({ name }) => ids.length === 0 || ids.includes(name));
  if (strays.length > 0)
    throw usageError(
      `brands/${strays[0]?.name} ${strays[0]?.why}.`,
      strays.map(({ name, advice }) => `brands/${name}: ${advice}`),
    );
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
