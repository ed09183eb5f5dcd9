import { Command, InvalidArgumentError } from 'commander';
import { COMMANDS } from './commands.ts';

const USAGE_ERROR = 2;

/** Arguments of a command of COMMANDS, or a part (`qa walk axe`). `--help` ends with 0, wrong arguments with 2. */
export function command(name: string): Command {
  const found = COMMANDS.find((each) => each.name === name || name.startsWith(`${each.name} `));
  if (found === undefined) throw new Error(`scripts/config/commands.ts has no command '${name}'.`);
  return withExitCodes(new Command(usageName(name))).description(found.what);
}

export const withExitCodes = (program: Command): Command =>
  program
    .showHelpAfterError()
    .allowExcessArguments(false)
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE_ERROR));

/** For `qa fuzz`: `npm run qa -- fuzz`. */
function usageName(name: string): string {
  const [script = '', ...rest] = name.split(' ');
  return ['npm run', script, '--', ...rest].join(' ');
}

export function wholeNumber(text: string): number {
  // 15 digits are exact in a double.
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('Write a whole number.');
  return Number(text);
}
