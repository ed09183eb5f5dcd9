import { codesOf } from '#contract/brand';
import { say, sayJson } from '#cli/terminal/out.ts';
import { table } from '#cli/terminal/table.ts';
import { chosenBrands } from '#cli/build/brand/brand-id.ts';
import { checkBrand } from './checks/check-brand.ts';
import { packageRoot } from '#cli/files/package-root.ts';

/** `slipway brand list`: all brands, and their problems. */
export function runList({ json }: { readonly json?: boolean }): void {
  const root = process.cwd();
  const appRoot = packageRoot();
  const brands = chosenBrands(root, []).map((id) => {
    const { brand, findings } = checkBrand(root, id, appRoot);
    const errors = findings.filter(({ severity }) => severity === 'error').length;
    return { id, brand, errors, warnings: findings.length - errors };
  });
  if (json === true) {
    sayJson(
      brands.map(({ id, brand, errors, warnings }) => ({
        id,
        name: brand?.name ?? null,
        profile: brand?.profile ?? null,
        defaultLanguage: brand?.defaultLanguage ?? null,
        languages: brand?.languages ?? [],
        currencies: codesOf(brand?.currencies ?? []),
        sports: brand?.sports ?? [],
        games: brand?.games ?? [],
        errors,
        warnings,
      })),
    );
    return;
  }
  const rows = brands.map(({ id, brand, errors, warnings }) => [
    id,
    brand?.name ?? '?',
    brand?.profile ?? '?',
    brand === undefined ? '?' : languages(brand.languages, brand.defaultLanguage),
    brand?.currency ?? '?',
    brand === undefined ? '?' : `${brand.sports.length} sports, ${brand.games.length} games`,
    errors + warnings === 0 ? 'none' : `${errors} errors, ${warnings} warnings`,
  ]);
  say(table([['ID', 'NAME', 'PROFILE', 'LANGUAGES', 'CURRENCY', 'VISIBLE', 'PROBLEMS'], ...rows]));
}

/** The default first; long lists are cut, with the number of the rest. */
function languages(all: readonly string[], first: string): string {
  const rest = all.filter((language) => language !== first);
  return rest.length > 6 ? `${first} and ${rest.length} more` : [first, ...rest].join(' ');
}
