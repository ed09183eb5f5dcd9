import { existsSync, statSync } from 'node:fs';
import { Option, type Command } from 'commander';
import { isLanguage } from '#cli/locales/language/languages.ts';
import { usageError } from '#cli/terminal/errors.ts';

const DIR = 'folder with a folder or a file per language (default: app/locales)';

const CHECK_EXAMPLES = `
Examples:
  slipway locales check                            this project's app/locales
  slipway locales check public/locales --code src  unused and undefined keys too
  slipway locales check --github                   annotations in a GitHub workflow
  slipway locales check --update-baseline          accept what is found today

Exit code: 0 clean, 1 findings, 2 cannot run. docs/translators/findings.md explains every finding.`;

export const addLocalesCommands = (program: Command): void => fillLocales(program.command('locales'));

/** Also the program `slipway-locales`. */
export function fillLocales(locales: Command): void {
  locales
    .description('Check, complete and exchange i18next catalogues (JSON v4)')
    .command('check')
    .description('Find what is wrong in translations, with what to do')
    .argument('[dir]', DIR)
    .option('--code <dir>', 'program code that uses the texts: finds unused and undefined keys')
    .option('--config <file>', 'config file (default: locales.config.json in the folder)')
    .option('--source <language>', 'source language (default: from the config, or en)')
    .option('--baseline <file>', 'known findings that are not reported again')
    .option('--update-baseline', 'write the baseline from the current findings')
    .addOption(new Option('--json', 'findings as JSON').conflicts(['sarif', 'junit', 'github']))
    .addOption(new Option('--sarif', 'findings as SARIF 2.1.0').conflicts(['junit', 'github']))
    .addOption(new Option('--junit', 'findings as JUnit XML').conflicts(['github']))
    .option('--github', 'findings as GitHub annotations')
    .option('--output <file>', 'write there instead of to the screen')
    .option('--watch', 'check again after every change')
    .addHelpText('after', CHECK_EXAMPLES)
    .action(async (dir: string | undefined, flags: object) => {
      const { runCheck } = await import('#cli/locales/run-check.ts');
      end(await runCheck(folder(dir), flags));
    });

  const withTree = (name: string, what: string): Command =>
    locales
      .command(name)
      .description(what)
      .option('--config <file>', 'config file (default: locales.config.json in the folder)')
      .option('--source <language>', 'source language (default: from the config, or en)');

  withTree('status', 'Show how complete each language is')
    .argument('[dir]', DIR)
    .option('--json', 'as JSON')
    .addHelpText('after', '\nExamples:\n  slipway locales status\n  slipway locales status public/locales --json')
    .action(async (dir: string | undefined, flags: object) => {
      const { runStatus } = await import('#cli/locales/run-status.ts');
      end(runStatus(folder(dir), flags));
    });
  withTree('fix', 'Order keys, mark missing ones, fix spaces and line ends')
    .argument('[dir]', DIR)
    .option('--dry-run', 'show the difference, write nothing; exit 1 when there is one')
    .addHelpText('after', '\nExamples:\n  slipway locales fix --dry-run\n  slipway locales fix public/locales')
    .action(async (dir: string | undefined, flags: object) => {
      const { runFix } = await import('#cli/locales/run-fix.ts');
      end(await runFix(folder(dir), flags));
    });
  withTree('add', 'Add a language, with every text marked as missing')
    .argument('<language>', 'its code, such as de or pt-BR')
    .option('--dir <dir>', DIR)
    .addHelpText('after', '\nExamples:\n  slipway locales add de\n  slipway locales add pt-BR --dir public/locales')
    .action(async (language: string, flags: { readonly dir?: string; readonly config?: string }) => {
      const { runAdd } = await import('#cli/locales/run-add.ts');
      end(runAdd(folder(flags.dir), language, flags));
    });
  withTree('extract', 'Add the texts that the program uses and the source lacks, to all languages')
    .argument('[dir]', DIR)
    .requiredOption('--code <dir>', 'program code that uses the texts')
    .option('--dry-run', 'list them, write nothing; exit 1 when there are any')
    .addHelpText(
      'after',
      '\nExamples:\n  slipway locales extract --code app --dry-run\n  slipway locales extract public/locales --code src',
    )
    .action(async (dir: string | undefined, flags: { readonly code: string }) => {
      const { runExtract } = await import('#cli/locales/run-extract.ts');
      end(runExtract(folder(dir), flags));
    });
  withTree('export', 'Write files for translators: XLIFF 2, PO or CSV, one for each language')
    .argument('[dir]', DIR)
    .addOption(new Option('--to <format>', 'format').choices(['xliff', 'po', 'csv']).default('xliff'))
    .option('--language <code...>', 'only these languages')
    .option('--out <dir>', 'folder to write to', 'translations')
    .option('--missing', 'only texts that are not translated yet')
    .option('--code <dir>', 'program code: each text says where it is shown')
    .addHelpText(
      'after',
      '\nExamples:\n  slipway locales export --language ru bn\n  slipway locales export --to csv --missing --out for-translators',
    )
    .action(async (dir: string | undefined, flags: object) => {
      const { runExport } = await import('#cli/locales/run-export.ts');
      end(runExport(folder(dir), flags));
    });
  withTree('import', "Import translators' files")
    .argument('<files...>', 'XLIFF 2, PO or CSV files that export wrote')
    .option('--dir <dir>', DIR)
    .option('--language <code>', 'their language (default: what the file says, or its name)')
    .option('--dry-run', 'show the difference, write nothing')
    .option('--theirs', "import the file's text if both have changed since the export")
    .option('--ours', 'keep the text that is here if both have changed since the export')
    .addHelpText(
      'after',
      '\nExamples:\n  slipway locales import translations/ru.xlf\n  slipway locales import bn.csv --dry-run\n  slipway locales import bn.csv --ours',
    )
    .action(async (files: string[], flags: { readonly dir?: string; readonly dryRun?: boolean }) => {
      const { runImport } = await import('#cli/locales/run-import.ts');
      end(await runImport(folder(flags.dir), files, flags));
    });
  withTree('pseudo', 'Write a language that shows untranslated and cut texts')
    .argument('[dir]', DIR)
    .option('--language <code>', 'its name', 'pseudo')
    .addHelpText('after', '\nExamples:\n  slipway locales pseudo\n  slipway locales pseudo --language en-XA')
    .action(async (dir: string | undefined, flags: object) => {
      const { runPseudo } = await import('#cli/locales/run-pseudo.ts');
      end(runPseudo(folder(dir), flags));
    });
}

function folder(dir: string | undefined): string {
  const chosen = dir ?? 'app/locales';
  if (dir === undefined && !existsSync(chosen))
    throw usageError('There is no app/locales here.', ['Name the folder: slipway locales check DIR']);
  if (statSync(chosen, { throwIfNoEntry: false })?.isFile() === true) {
    const parts = chosen.split(/[\\/]/u);
    const holder = parts
      .slice(
        0,
        parts.findLastIndex((part) => isLanguage(part.split('.')[0] ?? '')),
      )
      .join('/');
    throw usageError(`${chosen} is a file.`, [`Give the folder that holds the languages: ${holder || '.'}`]);
  }
  return chosen.length > 1 ? chosen.replace(/(?<![\\/])[\\/]+$/u, '') : chosen;
}

function end(code: number): void {
  process.exitCode = code;
}
