import type { Command } from 'commander';
import { endSoon } from './end-soon.ts';
import { run } from './run.ts';

/** Runs a program as its whole process. */
export async function runToEnd(program: Command, argv: readonly string[]): Promise<void> {
  // A closed pipe (`slipway ... | head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  if (!(await run(program, argv))) endSoon();
}
