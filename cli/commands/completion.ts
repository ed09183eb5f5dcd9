import { Argument, type Command } from 'commander';

/** `slipway completion SHELL`, and the hidden command that its scripts call. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('Print a completion script for a shell')
    .addArgument(new Argument('<shell>', 'shell').choices(['bash', 'zsh', 'fish']))
    .option('--json', 'the script inside JSON')
    .addHelpText(
      'after',
      `
Examples:
  eval "$(slipway completion bash)"      now; put it in ~/.bashrc to keep it
  eval "$(slipway completion zsh)"
  slipway completion fish > ~/.config/fish/completions/slipway.fish`,
    )
    .action(async (shell: 'bash' | 'zsh' | 'fish', flags: { readonly json?: boolean }) => {
      const { COMPLETION_SCRIPTS } = await import('#cli/completion/scripts.ts');
      const script = COMPLETION_SCRIPTS[shell];
      process.stdout.write(flags.json === true ? `${JSON.stringify({ shell, script })}\n` : script);
    });
  program
    .command('__complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[]) => {
      const { candidates } = await import('#cli/completion/candidates.ts');
      process.stdout.write(
        candidates(program, words, process.cwd())
          .map((word) => `${word}\n`)
          .join(''),
      );
    });
}
