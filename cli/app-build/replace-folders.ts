import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { whenInterrupted } from '#cli/terminal/interrupt.ts';

/**
 * Fills drafts of folders and puts them in the place of the old ones, all or none: a failure or Ctrl-C leaves what was
 * there before. The first folder is a site; a folder that `slipway brand build` did not make is never replaced.
 *
 * @param names folders below `out`
 * @throws CliError for a target that is a link, was not built by slipway, or cannot be written
 */
export async function replaceFolders(
  out: string,
  names: readonly string[],
  fill: (drafts: readonly string[]) => Promise<void>,
): Promise<void> {
  refuseTargets(out, names);
  const targets = names.map((name) => path.join(out, name));
  const drafts = targets.map((target) =>
    path.join(path.dirname(target), `.${path.basename(target)}.draft-${process.pid}`),
  );
  const undo = whenInterrupted(drafts);
  try {
    for (const draft of drafts) {
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { recursive: true });
    }
    await fill(drafts);
    for (const [index, draft] of drafts.entries()) {
      const target = targets[index] ?? '';
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
    }
  } catch (error) {
    for (const draft of drafts) await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw unwritable(error, out) ?? error;
  } finally {
    undo();
  }
}

/**
 * Checks targets before the work begins.
 *
 * @throws CliError for a target that is a link, or a site that slipway did not build
 */
export function refuseTargets(out: string, names: readonly string[]): void {
  const targets = names.map((name) => path.join(out, name));
  refuseLinks(out, targets);
  const [site] = targets;
  if (site !== undefined) refuseForeign(site);
}

/** A link below --out would lead writing and removing to another place. */
function refuseLinks(out: string, targets: readonly string[]): void {
  for (const target of targets) {
    for (let place = target; place !== out; place = path.dirname(place)) {
      if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true)
        throw new CliError(`${place} is a symbolic link. slipway does not write through links.`, {
          next: ['Remove the link, or choose another --out.'],
        });
    }
  }
}

function refuseForeign(site: string): void {
  if (!existsSync(site)) return;
  const page = path.join(site, 'index.html');
  if (existsSync(page) && readFileSync(page, 'utf8').includes('id="slipway-config"')) return;
  throw usageError(`${site} already exists and was not built by slipway.`, [
    'Choose another --out, or remove the folder yourself.',
  ]);
}

function unwritable(error: unknown, out: string): CliError | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EACCES' && code !== 'EPERM' && code !== 'EROFS' && code !== 'ENOSPC' && code !== 'ENOTDIR')
    return undefined;
  return usageError(
    `${out} is not writable: ${(error as Error).message}`,
    [code === 'ENOSPC' ? 'Free some disk space.' : 'Choose an --out folder that you can write to.'],
    error,
  );
}
