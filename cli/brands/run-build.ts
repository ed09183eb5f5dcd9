import { existsSync } from 'node:fs';
import path from 'node:path';
import { BUDGETS, budgetUnit, overBudget, type BudgetName } from '#cli/build/budgets.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { printable } from '#cli/terminal/printable.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { progressBar } from '#cli/terminal/progress.ts';
import { table } from '#cli/terminal/table.ts';
import { chosenBrands } from '#cli/build/brand/brand-id.ts';
import { openBrandSource } from '#cli/build/brand/brand-source.ts';
import { buildBrands, type BuildResult } from './build/build-brands.ts';
import { packageRoot } from '#cli/files/package-root.ts';

export interface BuildFlags {
  readonly all?: boolean;
  readonly out: string;
  readonly dryRun?: boolean;
  readonly watch?: boolean;
  readonly json?: boolean;
  readonly withoutSecret?: boolean;
}

/** `slipway brand build`: 0 built and within budget, 1 a brand with errors or a size above its budget. */
export async function runBuild(ids: readonly string[], flags: BuildFlags): Promise<number> {
  const root = process.cwd();
  if ((ids.length === 0) === (flags.all !== true))
    throw usageError(ids.length === 0 ? 'No brand is given.' : 'Give ids or --all, not both.', [
      'Name brands: slipway brand build my-brand',
      'Or build all: slipway brand build --all',
    ]);
  if (flags.withoutSecret !== true) lookForSecrets(root, chosenBrands(root, ids), flags);
  const appRoot = packageRoot();
  const build = async (): Promise<number> => {
    const bar = progressBar();
    try {
      const result = await buildBrands({
        root,
        appRoot,
        ids: chosenBrands(root, ids),
        out: flags.out,
        isDryRun: flags.dryRun === true,
        onStep: bar.show,
      });
      bar.end();
      report(root, result, flags);
      return result.sizes !== undefined && overBudget(result.sizes).length > 0 ? EXIT.findings : EXIT.ok;
    } finally {
      bar.end();
    }
  };
  if (flags.watch !== true) return build();
  const { watchFolders } = await import('#cli/files/watch-folders.ts');
  const sources = [
    path.join(root, 'brands'),
    ...['app', 'engine', 'contract'].map((name) => path.join(appRoot, name)).filter((folder) => existsSync(folder)),
  ];
  return watchFolders(sources, async () => void (await build()));
}

/**
 * Stops a build for players whose secret is missing: a build without it would sign out everyone who is signed in.
 *
 * @throws CliError
 */
function lookForSecrets(root: string, ids: readonly string[], { watch, dryRun }: BuildFlags): void {
  const missing = ids.flatMap((id) => {
    const name = openBrandSource(root, id).scan.entries.get('storageSecret.env');
    return typeof name === 'string' && (process.env[name] ?? '').trim() === '' ? [name] : [];
  });
  if (missing.length === 0) return;
  const what = `The storage secret is not set: ${missing.join(', ')}.`;
  const why = 'A site that had one before signs every player out.';
  if (watch === true || dryRun === true) return void process.stderr.write(`warning: ${printable(`${what} ${why}`)}\n`);
  throw usageError(`${what} ${why}`, [
    'Set it to the value of the last build, or for the first build to a new one: openssl rand -base64 32',
    'To try a build without it: --without-secret',
  ]);
}

function report(root: string, result: BuildResult, flags: BuildFlags): void {
  if (flags.json === true) return sayJson({ ...result, overBudget: result.sizes ? overBudget(result.sizes) : [] });
  const rows = result.brands.map(({ id, state, files, bytes, ms, folder }) => [
    id,
    state,
    files === 0 ? '-' : `${files} files`,
    bytes === 0 ? '-' : `${Math.round(bytes / 1024)} KB`,
    ms === 0 ? '-' : `${ms} ms`,
    path.relative(root, folder) || folder,
  ]);
  say(table([['BRAND', 'STATE', 'FILES', 'SIZE', 'TIME', 'FOLDER'], ...rows]));
  if (result.sizes !== undefined)
    for (const name of Object.keys(BUDGETS) as BudgetName[]) say(budgetLine(name, result.sizes[name]));
  say(`app ${result.app.state}${result.app.ms > 0 ? ` in ${result.app.ms} ms` : ''}; all in ${result.ms} ms`);
}

function budgetLine(name: BudgetName, size: number): string {
  const verdict = size > BUDGETS[name] ? `ABOVE the budget of ${BUDGETS[name]}` : `of ${BUDGETS[name]}`;
  return `  ${name.padEnd(18)} ${String(size).padStart(7)} ${verdict} ${budgetUnit(name)}, the same for every brand`;
}
