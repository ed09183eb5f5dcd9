import type { Command } from 'commander';
import { endSoon } from './end-soon.ts';
import { usageError } from './errors.ts';
import { report, run } from './run.ts';

/** Runs a program as its whole process. */
export async function runToEnd(program: Command, argv: readonly string[]): Promise<void> {
  process.stdout.on('error', (error) => void unwritten(error));
  if (!(await run(program, argv))) endSoon();
}

async function unwritten(error: NodeJS.ErrnoException): Promise<void> {
  // A closed pipe (`slipway ... | head`) is no error.
  if (error.code === 'EPIPE') return process.exit(0);
  const next = ['Free some space, or send the output elsewhere, then run the same command again.'];
  process.exit(await report(usageError(`The output cannot be written: ${error.message}`, next)));
}
