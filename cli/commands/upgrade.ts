import type { Command } from 'commander';

export function addUpgrade(program: Command): void {
  program
    .command('upgrade')
    .description('Bring brands to the format of this version: brand.json, own texts and the schema')
    .argument('[ids...]', 'brands (default: all)')
    .option('--dry-run', 'show what would change, write nothing')
    .option('--force', 'also over changes that are not committed')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      `
Examples:
  slipway upgrade --dry-run      what is new, and the differences
  slipway upgrade                every brand
  slipway upgrade my-brand       one brand

A second run changes nothing. CHANGELOG.md says what each version brings.
Exit code: 0 upgraded or nothing to do, 2 cannot run.`,
    )
    .action(async (ids: readonly string[], flags: object) => {
      const { runUpgrade } = await import('#cli/brands/run-upgrade.ts');
      await runUpgrade(ids, flags);
    });
}
