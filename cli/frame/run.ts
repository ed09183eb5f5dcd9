import { CommanderError, type Command } from 'commander';
import { CliError } from './errors.ts';
import { EXIT } from './exit-codes.ts';
import { paintFor } from './paint.ts';
import { printable } from './printable.ts';

/** Runs a program and turns every ending into one exit code and one readable message: the only place that does. */
export async function run(program: Command, argv: readonly string[]): Promise<void> {
  try {
    await program.parseAsync([...argv]);
  } catch (error) {
    process.exitCode = await report(error);
  }
}

async function report(error: unknown): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const paint = await paintFor(process.stderr);
  if (error instanceof CliError) {
    const next = error.next.map((step) => `  ${paint.dim('next:')} ${printable(step)}`);
    process.stderr.write([`${paint.red('error:')} ${printable(error.message)}`, ...next, ''].join('\n'));
    return error.exitCode;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `${paint.red('bug:')} this should not happen; please report it with the lines below.\n${printable(stack)}\n`,
  );
  return EXIT.bug;
}
