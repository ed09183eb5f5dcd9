import { checkBrand } from '#cli/brands/checks/check-brand.ts';
import { CliError } from '#cli/terminal/errors.ts';

/** `brand check` shows all errors. */
const SHOWN = 3;

export function refuseErrors(root: string, ids: readonly string[], appRoot: string): void {
  const errors = ids.flatMap((id) =>
    checkBrand(root, id, appRoot).findings.filter(({ severity }) => severity === 'error'),
  );
  if (errors.length === 0) return;
  const brands = [...new Set(errors.map(({ brand }) => brand))];
  throw new CliError(
    `Nothing was built: ${errors.length} error${errors.length === 1 ? '' : 's'} in ${brands.join(', ')}.`,
    {
      next: [
        ...errors
          .slice(0, SHOWN)
          .map(({ file, line, column, message, advice }) => `${file}:${line}:${column}: ${message} ${advice}`),
        `See all: slipway brand check ${brands.join(' ')}`,
      ],
    },
  );
}
