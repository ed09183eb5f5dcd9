import type { Command } from 'commander';
import { brandIds } from '#cli/brands/brand-id.ts';

/**
 * Completions for the next word: commands, options, and the ids of brands where a command takes them.
 *
 * @param words the words after `slipway`; the last one may be empty or incomplete
 * @example candidates(program, ['brand', 'ch'], root) // ['check']
 */
export function candidates(program: Command, words: readonly string[], root: string): readonly string[] {
  const last = words.at(-1) ?? '';
  let command = program;
  for (const word of words.slice(0, -1)) {
    command = command.commands.find((sub) => sub.name() === word || sub.aliases().includes(word)) ?? command;
  }
  const before = words.at(-2);
  const asked = command.options.find(
    ({ long, short }) => before !== undefined && (before === long || before === short),
  );
  const values = asked?.argChoices ?? (asked?.long === '--from' ? brandIds(root) : undefined);
  const wanted = values ?? [
    ...(last.startsWith('-') ? options(command) : [...visible(command), ...ids(command, root)]),
  ];
  return [...new Set(wanted)].filter((word) => word.startsWith(last));
}

function visible(command: Command): string[] {
  return command
    .createHelp()
    .visibleCommands(command)
    .map((sub) => sub.name());
}

function options(command: Command): string[] {
  return command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long }) => (long === undefined || long === null ? [] : [long]));
}

function ids(command: Command, root: string): readonly string[] {
  const takesBrands = command.registeredArguments.some((argument) => ['ids', 'id', 'a', 'b'].includes(argument.name()));
  return command.parent?.name() === 'brand' && takesBrands && command.name() !== 'init' ? brandIds(root) : [];
}
