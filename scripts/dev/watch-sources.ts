import path from 'node:path';
import chalk from 'chalk';
import { watchTree } from '#cli/files/watch-tree.ts';

const SOURCES = ['app', 'engine', 'contract', 'brands'];
/** Read when a brand is stamped; the compiled app has nothing of them. */
const STAMPED = ['app/icons', 'app/locales', 'app/profiles', 'brands'];
/** Editors write a file in several steps: one rebuild for all of them. */
const SETTLE_MS = 60;

/**
 * Rebuilds when a source changes; a failed build is reported, in the page too, and the last good one stays.
 *
 * @param rebuild given the sources of the compiled app that have changed since it was last compiled; without any, stamping is enough
 */
export function watchSources(
  root: string,
  rebuild: (changed: ReadonlySet<string>) => Promise<void>,
  failed: (message: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let changed = new Set<string>();
  const onChange = (file: string) => {
    if (!isStamped(path.relative(root, file))) changed.add(path.relative(root, file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => {
        const startedAt = performance.now();
        const due = changed;
        changed = new Set();
        try {
          await rebuild(due);
          console.log(chalk.dim(`  rebuilt in ${Math.round(performance.now() - startedAt)} ms`));
        } catch (error) {
          for (const file of due) changed.add(file);
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
