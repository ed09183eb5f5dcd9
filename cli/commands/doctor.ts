import type { Command } from 'commander';

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('Check Node, browser, ports and files, and show how to fix problems')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      `
Examples:
  slipway doctor
  slipway doctor --json | jq '.checks[] | select(.state != "ok")'

Exit code: 0 when nothing necessary is missing, 1 otherwise.`,
    )
    .action(async (flags: object) => {
      const { runDoctor } = await import('#cli/doctor/run-doctor.ts');
      process.exitCode = await runDoctor(flags);
    });
}
