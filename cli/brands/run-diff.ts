import { readBrand } from '#cli/build/brand/read-brand.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { table } from '#cli/terminal/table.ts';
import { compareBrands, type BrandDifference } from './compare-brands.ts';

/** Longer texts are cut in the table; --json has all of them. */
const MAX_CELL = 48;

export async function runDiff(one: string, other: string, { json }: { readonly json?: boolean }): Promise<void> {
  const root = process.cwd();
  const [a, b] = [await readBrand(root, one), await readBrand(root, other)];
  const differences = compareBrands(root, a, b);
  if (json === true) return sayJson({ a: a.id, b: b.id, differences });
  if (differences.length === 0) return say(`${a.id} and ${b.id} do not differ.`);
  say(
    table([
      ['', a.id, b.id],
      ...differences.map((difference) => [difference.key, cell(difference.a), cell(difference.b)]),
    ]),
  );
}

function cell(side: BrandDifference['a']): string {
  if (side === null) return '-';
  const text = typeof side === 'string' ? side : side.length === 0 ? '(nothing else)' : `also ${side.join(', ')}`;
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL - 1)}…` : text;
}
