import { existsSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { CliError } from '#cli/frame/errors.ts';
import { EXIT } from '#cli/frame/exit-codes.ts';

const CHECK_EXAMPLES = `
Examples:
  slipway locales check                            this project's app/locales
  slipway locales check public/locales --code src  unused and undefined keys too
  slipway locales check --github                   annotations in a GitHub workflow
  slipway locales check --update-baseline          accept what is found today

Exit code: 0 clean, 1 findings, 2 cannot run. docs/translators.md explains every finding.`;

/** `slipway locales ...`: parses arguments only; the services in cli/locales are loaded when called. */
export function addLocalesCommands(program: Command): void {
  const locales = program.command('locales').description('check, complete and exchange i18next catalogues (JSON v4)');
  locales
    .command('check')
    .description('find what is wrong in translations, with what to do')
    .argument('[dir]', 'folder with a folder or a file per language (app/locales)')
    .option('--code <dir>', 'program text that uses the texts: finds unused and undefined keys')
    .option('--config <file>', 'config file (default: locales.config.json in the folder)')
    .option('--source <language>', 'source language (default: from the config, or en)')
    .option('--baseline <file>', 'known findings that are not told again')
    .option('--update-baseline', 'write the baseline from what is found now')
    .addOption(new Option('--json', 'findings as JSON').conflicts(['sarif', 'junit', 'github']))
    .addOption(new Option('--sarif', 'findings as SARIF 2.1.0').conflicts(['junit', 'github']))
    .addOption(new Option('--junit', 'findings as JUnit XML').conflicts(['github']))
    .option('--github', 'findings as GitHub annotations')
    .option('--output <file>', 'write there instead of to the screen')
    .option('--watch', 'check again at every change')
    .addHelpText('after', CHECK_EXAMPLES)
    .action(async (dir: string | undefined, flags: object) => {
      const { runCheck } = await import('#cli/locales/run-check.ts');
      end(await runCheck(folder(dir), flags));
    });
}

/** The folder that is named, or this project's. */
function folder(dir: string | undefined): string {
  const chosen = dir ?? 'app/locales';
  if (dir === undefined && !existsSync(chosen))
    throw new CliError('There is no app/locales here.', {
      next: ['Name the folder: slipway locales check DIR'],
      exitCode: EXIT.usage,
    });
  return chosen.length > 1 ? chosen.replace(/[\\/]+$/u, '') : chosen;
}

/** Ends once the output is out: leaving Node to take the catalogue apart costs 8 ms of 150. */
function end(code: number): void {
  process.exitCode = code;
  process.stdout.write('', () => process.exit(code));
}
