import path from 'node:path';
import chalk from 'chalk';
import { watchTree } from '#cli/files/watch-tree.ts';

const SOURCES = ['app', 'engine', 'contract', 'brands'];
/** Read when a brand is stamped, not compiled. */
const STAMPED = ['app/icons', 'app/locales', 'app/profiles', 'brands'];
/** Editors write in several steps: one rebuild for all. */
const SETTLE_MS = 60;

/**
 * Rebuilds on changes; a failed build is reported, also in the page, and the last good one stays.
 *
 * @param rebuild gets the changed sources of the compiled app (without any, stamping is enough), and whether a stamped file
 * changed
 */
export function watchSources(
  root: string,
  rebuild: (changed: ReadonlySet<string>, isStampedAnew: boolean) => Promise<void>,
  failed: (message: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let changed = new Set<string>();
  let isStampedAnew = false;
  const onChange = (file: string) => {
    if (isStamped(path.relative(root, file))) isStampedAnew = true;
    else changed.add(path.relative(root, file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => {
        const startedAt = performance.now();
        const due = changed;
        const isDueAnew = isStampedAnew;
        changed = new Set();
        isStampedAnew = false;
        try {
          await rebuild(due, isDueAnew);
          console.log(chalk.dim(`  rebuilt in ${Math.round(performance.now() - startedAt)} ms`));
        } catch (error) {
          for (const file of due) changed.add(file);
          isStampedAnew ||= isDueAnew;
          const { message } = error as Error;
          console.error(chalk.red(`  build failed: ${message}`));
          failed(message);
        }
      });
    }, SETTLE_MS);
  };
  const ends = SOURCES.map((folder) => watchTree(path.join(root, folder), onChange));
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

const isStamped = (file: string): boolean =>
  STAMPED.some((folder) => file === folder || file.startsWith(folder + path.sep));
