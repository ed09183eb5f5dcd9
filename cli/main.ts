import { endSoon } from './terminal/end-soon.ts';
import { run } from './terminal/run.ts';
import { createProgram } from './program.ts';

/** Entry of the `slipway` command. */
export async function main(argv: readonly string[]): Promise<void> {
  // A closed pipe (`slipway ... | head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  if (!(await run(createProgram(), argv))) endSoon();
}
