import path from 'node:path';
import chalk from 'chalk';
import { watchTree } from '#cli/files/watch-tree.ts';

const SOURCES = ['app', 'engine', 'contract', 'brands'];
/** Editors write a file in several steps: one rebuild for all of them. */
const SETTLE_MS = 60;

/** Rebuilds when a source changes; a failed build is reported, in the page too, and the last good one stays. */
export function watchSources(
  root: string,
  rebuild: () => Promise<void>,
  failed: (message: string) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(async () => {
        const startedAt = performance.now();
        try {
          await rebuild();
          console.log(chalk.dim(`  rebuilt in ${Math.round(performance.now() - startedAt)} ms`));
        } catch (error) {
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
