import { watch } from 'node:fs';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';
import { printable } from '#cli/frame/printable.ts';

/** An editor writes a file in several steps: wait until it is quiet. */
const QUIET_MS = 80;

/** Runs the work now and after every change below the folders, one run at a time, until Ctrl-C. */
export async function watchFolders(folders: readonly string[], work: () => Promise<void>): Promise<never> {
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
        // A file half written is no reason to stop watching.
        if (!(error instanceof CliError)) throw error;
        process.stderr.write(`error: ${printable(error.message)}\n`);
      }
    } while (isDue);
    isRunning = false;
    process.stderr.write('Watching for changes; Ctrl-C ends.\n');
  };
  // Work that has drafts to remove is asked before this (`whenInterrupted`).
  process.on('SIGINT', leave);
  let timer: NodeJS.Timeout | undefined;
  // Before the first run: what changes during it is not missed.
  for (const folder of folders)
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), QUIET_MS);
    });
  await run();
  return new Promise<never>(() => {});
}

function leave(): void {
  process.exit(EXIT.interrupted);
}
