import { watchTree } from './watch-tree.ts';
import { CliError } from '#cli/terminal/errors.ts';
import { EXIT } from '#cli/terminal/exit-codes.ts';
import { printable } from '#cli/terminal/printable.ts';

/** Editors write in several steps; a half-written file is checked again. */
const QUIET_MS = 15;

/** Runs the work now and after each change below the folders, one run at a time, until Ctrl-C. */
export async function watchFolders(
  folders: readonly string[],
  work: () => Promise<void>,
  watch: typeof watchTree = watchTree,
): Promise<never> {
  let isRunning = false;
  let isDue = false;
  const run = async (): Promise<void> => {
    if (isRunning) {
      isDue = true;
      return;
    }
    isRunning = true;
    do {
      isDue = false;
      try {
        await work();
      } catch (error) {
        // A half-written file must not end the watch.
        if (!(error instanceof CliError)) throw error;
        process.stderr.write(`error: ${printable(error.message)}\n`);
      }
    } while (isDue);
    isRunning = false;
    process.stderr.write('Watching for changes; Ctrl-C ends.\n');
  };
  // Handlers that remove drafts run before this one (`whenInterrupted`).
  process.on('SIGINT', leave);
  let timer: NodeJS.Timeout | undefined;
  // Started before the first run, so that no change is missed.
  for (const folder of folders)
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), QUIET_MS);
    });
  await run();
  return new Promise<never>(() => {});
}

function leave(): void {
  process.exit(EXIT.interrupted);
}
