import { EXIT } from './exit-codes.ts';

/**
 * An ending that the person can do something about: what is wrong, and what to do next.
 *
 * @example throw new CliError('No file at worlds/x.json', { next: ['Give a path that exists.'], exitCode: EXIT.usage });
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
