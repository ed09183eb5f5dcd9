import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BRAND_VERSION } from '#contract/brand';
import { chosenBrands } from '#cli/build/brand/brand-id.ts';
import { openBrandSource, placed, type BrandSource } from '#cli/build/brand/brand-source.ts';
import { checkReadable } from '#cli/build/brand/check-shape.ts';
import { packageRoot } from '#cli/files/package-root.ts';
import { textOf } from '#cli/files/read-text.ts';
import { writeAll } from '#cli/files/write-whole.ts';
import { paintedDiff } from '#cli/terminal/line-diff.ts';
import { usageError } from '#cli/terminal/errors.ts';
import { say, sayJson } from '#cli/terminal/out.ts';
import { paintFor } from '#cli/terminal/paint.ts';
import { migrateBrand, migrateTexts, pending, versionOf } from '#cli/build/brand/migrate.ts';
import { MIGRATIONS, type Migration } from '#cli/build/brand/migrations.ts';

export interface UpgradeFlags {
  readonly dryRun?: boolean;
  readonly force?: boolean;
  readonly json?: boolean;
}

interface Upgrade {
  readonly id: string;
  readonly from: number;
  readonly changes: readonly string[];
  /** Changed files with their texts before and after. */
  readonly files: ReadonlyMap<string, readonly [before: string, after: string]>;
}

/**
 * `slipway upgrade`: brings brands to the format of this version. All files are computed first and written together; a second run
 * changes nothing.
 *
 * @throws CliError (exit 2) for a file that cannot be read, one of a newer Slipway, and changes that are not committed
 */
export async function runUpgrade(
  ids: readonly string[],
  flags: UpgradeFlags,
  root = process.cwd(),
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  const upgrades = chosenBrands(root, ids).map((id) => upgradeOf(root, id, migrations));
  const schema = schemaFiles(root, packageRoot());
  const files = new Map([...upgrades.flatMap((each) => [...each.files]), ...schema]);
  if (flags.dryRun !== true && flags.force !== true) refuseUncommitted(root, [...files.keys()]);
  if (flags.dryRun !== true) writeAll(new Map([...files].map(([file, [, after]]) => [file, after])));
  if (flags.json === true) {
    sayJson({
      version: BRAND_VERSION,
      isDryRun: flags.dryRun === true,
      brands: upgrades.map(({ id, from, changes, files: own }) => ({
        id,
        from,
        changes,
        files: [...own.keys()].map((file) => path.relative(root, file)),
      })),
      schema: [...schema.keys()].map((file) => path.relative(root, file)),
    });
    return;
  }
  await report(root, upgrades, [...schema.keys()], flags);
}

function upgradeOf(root: string, id: string, migrations: readonly Migration[]): Upgrade {
  const source = openBrandSource(root, id);
  const unreadable = checkReadable(source);
  if (unreadable !== undefined) {
    const { file, line, column, message, advice } = placed(source, unreadable);
    throw usageError(`${file}:${line}:${column}: ${message}`, [advice]);
  }
  const from = versionOf(JSON.parse(source.text));
  const newest = migrations.at(-1)?.to ?? BRAND_VERSION;
  if (from === undefined)
    throw usageError(`brands/${id}/brand.json has no version that is a whole number.`, [
      `See what is wrong: slipway brand check ${id}`,
    ]);
  if (from > newest)
    throw usageError(`brands/${id}/brand.json is of version ${from}; this Slipway knows versions up to ${newest}.`, [
      'Install the newer Slipway that wrote it, from its file: npm install ./slipway-VERSION.tgz',
    ]);
  const wanted = pending(from, migrations);
  const after = migrateBrand(source.text, wanted);
  const files = new Map<string, readonly [string, string]>();
  if (after !== source.text) files.set(path.join(source.folder, 'brand.json'), [source.text, after]);
  for (const [file, texts] of wanted.length === 0 ? [] : ownTexts(source)) {
    const renamed = migrateTexts(texts, path.basename(file, '.json'), wanted);
    if (renamed !== texts) files.set(file, [texts, renamed]);
  }
  return { id, from, changes: wanted.flatMap(({ changes }) => changes), files };
}

/** Texts that parse as JSON; `slipway brand check` reports the others. */
function ownTexts({ folder }: BrandSource): (readonly [string, string])[] {
  const locales = path.join(folder, 'locales');
  if (!existsSync(locales)) return [];
  return readdirSync(locales, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile() || !entry.name.endsWith('.json')) return [];
    const file = path.join(entry.parentPath, entry.name);
    const { text, bad } = textOf(readFileSync(file));
    if (bad !== undefined) return [];
    try {
      JSON.parse(text);
    } catch {
      return [];
    }
    return [[file, text] as const];
  });
}

/** Replaces the schema beside the brands with that of this version. */
function schemaFiles(root: string, appRoot: string): Map<string, readonly [string, string]> {
  const target = path.join(root, 'brands', 'brand.schema.json');
  const source = path.join(appRoot, 'brands', 'brand.schema.json');
  const after = readFileSync(source, 'utf8');
  const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
  return new Map(before === after ? [] : [[target, [before, after] as const]]);
}

const FORCE = 'Or upgrade all the same: slipway upgrade --force';

/** An upgrade mixed with the operator's changes could not be undone alone. Without git this is not checked. */
function refuseUncommitted(root: string, files: readonly string[]): void {
  if (files.length === 0) return;
  const { status, stdout, stderr, error } = spawnSync('git', ['status', '--porcelain', '--', ...files], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  const hasNoGit = (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
  if (hasNoGit || /not a git repository/i.test(stderr)) return;
  if (status !== 0)
    throw usageError(`git cannot say what is committed: ${(error?.message ?? stderr).trim()}`, [
      'See what is wrong: git status',
      FORCE,
    ]);
  if (stdout.trim() === '') return;
  const changed = stdout
    .trimEnd()
    .split('\n')
    .map((line) => line.slice(3));
  throw usageError(`Not committed: ${changed.join(', ')}.`, [
    'Commit or undo the changes, so that the upgrade can be seen and undone by itself.',
    FORCE,
  ]);
}

async function report(
  root: string,
  upgrades: readonly Upgrade[],
  schema: readonly string[],
  { dryRun }: UpgradeFlags,
): Promise<void> {
  const paint = await paintFor(process.stdout);
  for (const { id, from, changes, files } of upgrades) {
    if (changes.length === 0) {
      say(`${id}: version ${from}, nothing to change.`);
      continue;
    }
    say(`${id}: version ${from} ${dryRun === true ? 'would become' : 'is now'} ${BRAND_VERSION}`);
    say(changes.map((change) => `  - ${change}`).join('\n'));
    for (const [file, [before, after]] of files) {
      say(`  ${path.relative(root, file)}`);
      if (dryRun === true) process.stdout.write(paintedDiff(before, after, paint));
    }
  }
  for (const file of schema) say(`${path.relative(root, file)}: the schema of this version`);
  const isAny = schema.length > 0 || upgrades.some(({ files }) => files.size > 0);
  if (isAny) say(dryRun === true ? 'Nothing was written. next: slipway upgrade' : 'next: slipway brand check');
}
