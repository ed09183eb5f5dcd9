import type { Brand } from '#contract/brand';
import { chosenBrands, assertBrandId } from './brand-id.ts';
import { BRAND_CHECKS } from './brand-finding.ts';
import { openBrandSource, placed } from './brand-source.ts';
import { checkShape } from './check-shape.ts';
import { usageError } from '#cli/terminal/errors.ts';

/**
 * Reads `brands/<id>/brand.json` and checks it against the schema. `slipway brand check` checks more.
 *
 * @throws CliError for an unknown id (naming those there are), JSON that does not parse, and a property that breaks the schema
 * @example const brand = await readBrand(root, 'harborlight')
 */
export async function readBrand(root: string, id: string): Promise<Brand> {
  assertBrandId(id);
  chosenBrands(root, [id]);
  const source = openBrandSource(root, id);
  const { brand, problems } = checkShape(source);
  const first = problems.find(({ check }) => BRAND_CHECKS[check][0] === 'error');
  if (brand !== undefined && first === undefined) return brand;
  const found = first && placed(source, first);
  throw usageError(`${found?.file}:${found?.line}:${found?.column}: ${found?.message}`, [
    String(found?.advice),
    `See all: slipway brand check ${id}`,
  ]);
}
