import { EXIT } from './exit-codes.ts';

/**
 * An error that the user can fix: what is wrong, and what to do next.
 *
 * @example throw new CliError('The simulator is gone.', { next: ['Start it again.'], exitCode: EXIT.cutShort });
 */
export class CliError extends Error {
  readonly next: readonly string[];
  readonly exitCode: number;

  constructor(message: string, options: { next?: readonly string[]; exitCode?: number; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'CliError';
    this.next = options.next ?? [];
    this.exitCode = options.exitCode ?? EXIT.findings;
  }
}

/**
 * The command could not start: a wrong argument, an unreadable file.
 *
 * @param next what the user can do
 * @example throw usageError('No file at worlds/x.json', ['Give a path that exists.']);
 */
export function usageError(message: string, next: readonly string[] = [], cause?: unknown): CliError {
  return new CliError(message, { next, exitCode: EXIT.usage, cause });
}
