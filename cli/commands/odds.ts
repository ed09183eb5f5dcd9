import { type Command, Option } from 'commander';

const FORMATS = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malay', 'probability'];

export function addOdds(program: Command): void {
  program
    .command('odds')
    .description('Show odds in every format')
    .argument('<value...>', 'odds in the format of --from')
    .addOption(new Option('--from <format>', 'format of the odds that you give').choices(FORMATS).default('decimal'))
    .option('--json', 'print one JSON object per value')
    .addHelpText(
      'after',
      `
Examples:
  slipway odds 2.00
  slipway odds --from fractional 9/4
  slipway odds --from american --json -- -200 +150`,
    )
    .action(async (values: readonly string[], options: { from: string; json?: boolean }) => {
      const { showOdds } = await import('#cli/services/slip/show-odds.ts');
      showOdds(values, options.from, options.json === true);
    });
}
