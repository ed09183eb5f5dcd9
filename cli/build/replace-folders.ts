import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { unwritable } from '#cli/terminal/unwritable.ts';
import { CliError, usageError } from '#cli/terminal/errors.ts';
import { whenInterrupted } from '#cli/terminal/interrupt.ts';

/**
 * Fills drafts of folders and replaces the old ones by them, all or none: a failure or Ctrl-C changes nothing. A folder that
 * `slipway brand build` did not make is never replaced.
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
    for (const [index, draft] of drafts.entries()) await replace(targets[index] ?? '', draft);
  } catch (error) {
    for (const draft of drafts) await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    throw unwritable(error, out) ?? error;
  } finally {
    undo();
  }
}

/** Moves the old folder aside first: a site is missing only between two renames, not while hundreds of files are removed. */
async function replace(target: string, draft: string): Promise<void> {
  const old = draft.replace('.draft-', '.old-');
  await rm(old, { recursive: true, force: true });
  if (existsSync(target)) await rename(target, old);
  await rename(draft, target);
  await rm(old, { recursive: true, force: true });
}

/**
 * Checks targets before the work begins.
 *
 * @throws CliError for a target that is a link, or a folder that slipway did not make
 */
export function refuseTargets(out: string, names: readonly string[]): void {
  const targets = names.map((name) => path.join(out, name));
  refuseLinks(out, targets);
  for (const [index, target] of targets.entries()) refuseForeign(target, index === 0 ? isSite : isOwn);
}

/** A link below --out would redirect writing and removing. */
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

function refuseForeign(target: string, isOurs: (folder: string) => boolean): void {
  if (!existsSync(target) || isOurs(target)) return;
  throw usageError(`${target} already exists and was not built by slipway.`, [
    'Choose another --out, or remove the folder yourself.',
  ]);
}

function isSite(folder: string): boolean {
  const page = path.join(folder, 'index.html');
  return existsSync(page) && readFileSync(page, 'utf8').includes('id="slipway-config"');
}

/** Found in every folder of a build beside the sites: a site's headers, the compiled app. */
const OWN = /^(?:headers\.json|app-\w+\.js)$/;

function isOwn(folder: string): boolean {
  const names = readdirSync(folder);
  return names.length === 0 || names.some((name) => OWN.test(name));
}
