import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { Brand } from '#contract/brand/brand.ts';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

/** The same shape as in the schema, checked before it becomes part of a path. */
const BRAND_ID = /^[a-z][a-z0-9-]{1,30}$/;

/**
 * Reads and checks `brands/<id>/brand.json`.
 *
 * @throws CliError for an unknown id (naming those there are), JSON that does not parse, and a member that breaks the schema
 * @example const brand = await readBrand(root, 'harborlight')
 */
export async function readBrand(root: string, id: string): Promise<Brand> {
  const ids = await listBrandIds(root);
  if (!BRAND_ID.test(id) || !ids.includes(id)) {
    throw new CliError(`There is no brand '${id}'.`, {
      next: [`Brands here: ${ids.join(', ')}.`],
      exitCode: EXIT.usage,
    });
  }
  const file = path.join(root, 'brands', id, 'brand.json');
  const checked = v.safeParse(Brand, parseJson(await readFile(file, 'utf8'), file));
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new CliError(`${file}: ${v.getDotPath(issue) ?? 'brand'}: ${issue.message}`, { exitCode: EXIT.usage });
}

/** The folders of `brands/` that hold a brand. */
export async function listBrandIds(root: string): Promise<readonly string[]> {
  const entries = await readdir(path.join(root, 'brands'), { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() && BRAND_ID.test(entry.name) ? [entry.name] : [])).sort();
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${file} is not JSON: ${(error as Error).message}`, { exitCode: EXIT.usage });
  }
}
