import type { Command } from 'commander';
import { endSoon } from './end-soon.ts';
import { usageError } from './errors.ts';
import { report, run } from './run.ts';

/** Runs a program as its whole process. */
export async function runToEnd(program: Command, argv: readonly string[]): Promise<void> {
  // A closed pipe (`slipway ... | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') return process.exit(0);
    const next = ['Free some space, or send the output elsewhere, then run the same command again.'];
    void report(usageError(`The output cannot be written: ${error.message}`, next)).then((code) => process.exit(code));
  });
  if (!(await run(program, argv))) endSoon();
}
