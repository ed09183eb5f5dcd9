import type { Command } from 'commander';
import { addAudit } from './commands/audit.ts';
import { addBrandCommands } from './commands/brand.ts';
import { addCheck } from './commands/check.ts';
import { addCompletion } from './commands/completion.ts';
import { addDoctor } from './commands/doctor.ts';
import { addEdge } from './commands/edge.ts';
import { addExplain } from './commands/explain.ts';
import { addLines } from './commands/lines.ts';
import { addLocalesCommands } from './commands/locales.ts';
import { addOdds } from './commands/odds.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addUpgrade } from './commands/upgrade.ts';
import { addUpstream } from './commands/upstream.ts';
import { programCalled } from './terminal/program-called.ts';

/** One line per command group. Services are loaded when called, so that help is fast. */
export function createProgram(): Command {
  const program = programCalled('slipway')
    .description('Tools for Slipway: brands, translations, bet scenarios and the simulator')
    .addHelpText(
      'after',
      `
Examples:
  slipway brand preview my-brand         a brand in the browser, with play money
  slipway brand build --all              every brand, ready for a web server
  slipway serve dist/sites/my-brand      a built site with Node alone
  slipway upgrade --dry-run              what this version changes in your brands
  slipway locales check                  problems in the translations
  slipway replay fixtures/scenarios      the rule book, computed
  slipway sim                            a simulated upstream on one port
  slipway edge --upstream URL            idempotency keys for an upstream without them
  slipway check                          random betting sessions against the simulator
  slipway audit bets.ndjson              settled bets, recomputed
  slipway doctor                         what is missing on this machine

Exit codes: 0 success, 1 findings, 2 invalid usage, 3 the other side is gone, 70 internal error, 130 Ctrl-C.`,
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
  addEdge(program);
  addUpstream(program);
  addServe(program);
  addUpgrade(program);
  addDoctor(program);
  addCompletion(program);
  return program;
}
