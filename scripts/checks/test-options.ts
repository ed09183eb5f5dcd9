import { Command } from 'commander';

export interface TestOptions {
  readonly quick: boolean;
  readonly all: boolean;
  /** Rewrites recordings of the chosen tests. */
  readonly update: boolean;
  /** Parts of paths that select test files. All checks without any. */
  readonly patterns: readonly string[];
}

/** Arguments of `npm test -- ...`; `--help` and wrong ones end the process. */
export function parseTestOptions(argv: readonly string[]): TestOptions {
  const program = new Command('npm test --')
    .description('Runs all checks and tests; with patterns, only the test files whose path contains one of them')
    .argument('[patterns...]', 'parts of paths, as in: npm test -- slip')
    .option(
      '--quick',
      'the tools, and the unit and app tests that changes of the working tree can break (npm run verify)',
      false,
    )
    .option('--all', 'with --quick: all unit and app tests, not only those that a change can break', false)
    .option(
      '-u, --update',
      'writes the recordings of the chosen tests anew: read what changed before you commit it',
      false,
    )
    .addHelpText(
      'after',
      `
Examples:
  npm test                        everything
  npm test -- slip                unit, app and browser tests of the slip
  npm test -- slip -u             the same, and writes their recordings anew
  npm test -- engine/ --quick     tests of the engine, without a browser
  npx vitest --config scripts/config/vitest.config.ts --project unit engine/    all options of vitest`,
    )
    .showHelpAfterError();
  program.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : 2));
  program.parse([...argv], { from: 'user' });
  const options = program.opts<{ quick: boolean; all: boolean; update: boolean }>();
  if (options.update && program.args.length === 0)
    program.error('-u needs a part of a path, as in: npm test -- slip -u. A recording is read before it is accepted.', {
      exitCode: 2,
    });
  return { ...options, patterns: program.args };
}
