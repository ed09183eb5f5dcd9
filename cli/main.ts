import { run } from './frame/run.ts';
import { createProgram } from './program.ts';

/** Entry of the `slipway` command. */
export async function main(argv: readonly string[]): Promise<void> {
  // A closed pipe (`slipway ... | head`) is an ordinary ending, not a fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  await run(createProgram(), argv);
}
