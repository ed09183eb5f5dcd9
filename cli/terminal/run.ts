import { CommanderError, type Command } from 'commander';
import { CliError } from './errors.ts';
import { EXIT } from './exit-codes.ts';
import { noSpace } from './unwritable.ts';
import { paintFor } from './paint.ts';
import { printable } from './printable.ts';

/**
 * Runs a program; the only place that turns errors into exit codes and messages.
 *
 * @returns whether it ended without an error
 */
export async function run(program: Command, argv: readonly string[]): Promise<boolean> {
  try {
    await program.parseAsync([...argv]);
    return true;
  } catch (error) {
    process.exitCode = await report(error);
    return false;
  }
}

/** Says what is wrong. @returns the exit code */
export async function report(caught: unknown): Promise<number> {
  const error = noSpace(caught, (caught as NodeJS.ErrnoException | undefined)?.path ?? 'a file') ?? caught;
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  const paint = await paintFor(process.stderr);
  if (error instanceof CliError) {
    const next = error.next.map((step) => `  ${paint.dim('next:')} ${printable(step)}`);
    process.stderr.write([`${paint.red('error:')} ${printable(error.message)}`, ...next, ''].join('\n'));
    return error.exitCode;
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `${paint.red('internal error:')} this is a bug in slipway. Please report it with the lines below.\n${printable(stack)}\n`,
  );
  return EXIT.bug;
}
