import type { Command } from 'commander';
import { Brand, GAMES, HOME_BLOCKS, KNOWN_CURRENCIES, LANGUAGES, PROFILES, SPORTS } from '#contract/brand';
import { brandIds } from '#cli/build/brand/brand-id.ts';

const layout = Brand.entries.layout.entries;

/**
 * Completions of the next word: commands, options, and brand ids.
 *
 * @param words the words after `slipway`; the last one may be empty or incomplete
 * @example candidates(program, ['brand', 'ch'], root) // ['check']
 */
export function candidates(program: Command, words: readonly string[], root: string): readonly string[] {
  const last = words.at(-1) ?? '';
  let command = program;
  for (const word of words.slice(0, -1)) {
    command = command.commands.find((sub) => sub.name() === word) ?? command;
  }
  const before = words.at(-2);
  const asked = command.options.find(
    ({ long, short }) => before !== undefined && (before === long || before === short),
  );
  const values = asked?.argChoices ?? valuesOf(asked?.long ?? '', last, root);
  const wanted = values ?? [
    ...(last.startsWith('-') ? options(command) : [...visible(command), ...ids(command, root)]),
  ];
  return [...new Set(wanted)].filter((word) => word.startsWith(last));
}

/** Values of an option; in a list with commas, of its last word. */
function valuesOf(option: string, last: string, root: string): readonly string[] | undefined {
  const words = VALUES[option];
  if (option === '--from') return brandIds(root);
  if (words === undefined) return undefined;
  if (ONE_OF.has(option)) return words;
  const before = last.slice(0, last.lastIndexOf(',') + 1);
  const taken = new Set(before.split(','));
  return words.filter((word) => !taken.has(word)).map((word) => before + word);
}

const VALUES: Readonly<Record<string, readonly string[]>> = {
  '--profile': PROFILES,
  '--languages': LANGUAGES,
  '--currency': KNOWN_CURRENCIES,
  '--sports': SPORTS,
  '--games': GAMES,
  '--navigation': layout.navigation.wrapped.options,
  '--home': HOME_BLOCKS,
};
const ONE_OF: ReadonlySet<string> = new Set(['--currency', '--profile', '--navigation']);

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
