import { SWITCHES } from '#app/test/switches.ts';
import { brandIds } from '#cli/build/brand/brand-id.ts';
import { readBrand } from '#cli/build/brand/read-brand.ts';
import { type Feature, FEATURES, FORBIDDEN } from '#contract/brand';

const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name);

/** Switches of our brands, in Markdown. */
export async function switchTable(root: string): Promise<string> {
  const brands = await Promise.all(brandIds(root).map((id) => readBrand(root, id)));
  const header = ['', ...brands.map(({ id, profile }) => `${id}${profile === 'none' ? '' : ` (${profile})`}`)];
  const rows = SWITCHES.map(({ name, isOn }) => [
    isFeature(name) ? `\`features.${name}\`` : name,
    ...brands.map((brand) => {
      if (isOn(brand)) return 'yes';
      return isFeature(name) && FORBIDDEN[brand.profile].includes(name) ? 'forbidden' : '-';
    }),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
