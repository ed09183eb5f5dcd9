import { Command } from 'commander';
import { addAudit } from './commands/audit.ts';
import { addBrandCommands } from './commands/brand.ts';
import { addCheck } from './commands/check.ts';
import { addCompletion } from './commands/completion.ts';
import { addDoctor } from './commands/doctor.ts';
import { addExplain } from './commands/explain.ts';
import { addLines } from './commands/lines.ts';
import { addLocalesCommands } from './commands/locales.ts';
import { addOdds } from './commands/odds.ts';
import { addReplay } from './commands/replay.ts';
import { addSim } from './commands/sim.ts';

/** One line per command group: a group is a file in `commands/`, loaded only when it is called, so that help stays quick. */
export function createProgram(): Command {
  const program = new Command('slipway');
  program
    .description('Brands, locales, bet scenarios and the simulator of Slipway')
    .version('0.1.0')
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what the command takes)')
    .exitOverride()
    .addHelpText(
      'after',
      `
Examples:
  slipway brand preview harborlight      a brand in the browser, with play money
  slipway brand build --all              every brand, ready to be served
  slipway locales check                  what is wrong with the translations
  slipway replay fixtures/scenarios      the rule book, computed
  slipway sim                            the upstream, on one port
  slipway check                          sessions that nobody thought of, against it
  slipway audit bets.ndjson              settled bets, recomputed
  slipway doctor                         what is missing on this machine

Exit codes: 0 done, 1 findings or a refusal, 2 wrong use, 3 cut short, 70 a fault of ours, 130 Ctrl-C.`,
    );
  addBrandCommands(program);
  addLocalesCommands(program);
  addReplay(program);
  addCheck(program);
  addAudit(program);
  addOdds(program);
  addLines(program);
  addExplain(program);
  addSim(program);
  addDoctor(program);
  addCompletion(program);
  return program;
}
