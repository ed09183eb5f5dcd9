import { usageError } from '#cli/terminal/errors.ts';
import type { SuiteName } from './suites.ts';

/** Options that not every suite knows. `--yes` may be given to all: it only says that the host may be asked. */
const KNOWN_BY = {
  runs: ['sessions'],
  seed: ['sessions'],
  scenario: ['sessions'],
  level: ['player', 'rows'],
  maxSpend: ['player', 'rows'],
  states: ['player'],
  readOnly: ['player'],
  only: ['rows'],
  openapi: ['rows'],
  maxMs: ['rows'],
  rows: ['rows'],
} as const satisfies Readonly<Record<string, readonly SuiteName[]>>;

const flagOf = (name: string): string => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Before anything runs.
 *
 * @param given names of the options on the command line
 * @throws CliError for an option that none of the suites knows
 */
export function assertKnown(given: readonly string[], suites: readonly SuiteName[]): void {
  for (const [name, knows] of Object.entries(KNOWN_BY)) {
    if (!given.includes(name) || knows.some((suite: SuiteName) => suites.includes(suite))) continue;
    const own = knows.map((suite) => `--suite ${suite}`).join(' or ');
    throw usageError(`${flagOf(name)} is an option of ${own}, and this runs ${suites.join(' and ')}`, [
      `Leave it out, or ask for ${own}${knows[0] === 'sessions' ? ', which needs a simulator' : ''}.`,
    ]);
  }
}
