import { Command } from 'commander';
import { addExplain } from './commands/explain.ts';
import { addLines } from './commands/lines.ts';
import { addOdds } from './commands/odds.ts';
import { addReplay } from './commands/replay.ts';
import { addLocalesCommands } from './commands/locales.ts';
import { addSim } from './commands/sim.ts';

/** One line per command group: a group is a file in `commands/`, loaded only when it is called, so that help stays quick. */
export function createProgram(): Command {
  const program = new Command('slipway');
  program
    .description('Brands, locales, bet scenarios and the simulator of Slipway')
    .version('0.1.0')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what the command takes)')
    .exitOverride();
  addReplay(program);
  addOdds(program);
  addLines(program);
  addExplain(program);
  addLocalesCommands(program);
  addSim(program);
  return program;
}
