export interface NamedCommand {
  readonly text: string;
  readonly line: number;
}

interface Known {
  /** From package.json: `qa` with its names; undefined if any argument is allowed. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** `brand build` with its options, from cli/command-tree.txt. */
  readonly commands: ReadonlyMap<string, ReadonlySet<string>>;
}

const EVERYWHERE = new Set(['--help', '--version', '--no-color']);

/** A test compares the file with the program. */
export function readTree(tree: string): Known['commands'] {
  const commands = new Map<string, Set<string>>();
  let options = new Set<string>();
  for (const line of tree.split('\n')) {
    const command = /^slipway ((?:[a-z]+ ?)+)/.exec(line)?.[1]?.trim();
    const option = /^\s+(?:-\w, )?(--[\w-]+)/.exec(line)?.[1];
    if (command !== undefined) commands.set(command, (options = new Set()));
    else if (option !== undefined) options.add(option);
  }
  return commands;
}

/** Commands in a page's code that do not exist: `npm run x`, `slipway x`, and options of the latter. */
export function unknownCommands(page: string, known: Known): NamedCommand[] {
  return codeOf(page).flatMap(({ text, line }) => [
    ...[...text.matchAll(/\bnpm run ([\w:.-]+)(?: -- ([a-z0-9][\w:-]*))?/g)]
      .filter(([, name = '', first]) => !isScript(known.scripts, name, first))
      .map(([found]) => ({ text: found, line })),
    ...[...text.matchAll(/(?<![\w/.-])(?:slipway|cli\/slipway\.cjs) (.*)/g)]
      .filter(([, rest = '']) => !isKnown(rest, known.commands))
      .map(([found]) => ({ text: found, line })),
  ]);
}

function isScript(scripts: Known['scripts'], name: string, first: string | undefined): boolean {
  const names = scripts.get(name);
  return scripts.has(name) && (names === undefined || first === undefined || names.has(first));
}

/** Begins with a command and has only its options. */
function isKnown(rest: string, commands: Known['commands']): boolean {
  // A pipe, comment or two blanks (an explanation) end the command.
  const [own = ''] = rest.split(/\s{2,}|\s[|>#&]|;/);
  const words = own.trim().split(/\s+/);
  if (EVERYWHERE.has(words[0] ?? '') || /^(?:\.\.\.|…)$/.test(words[0] ?? '')) return true;
  const isGroup = [...commands.keys()].some((name) => name.startsWith(`${words[0]} `));
  if (isGroup && (words.length === 1 || words[1] === '...')) return true;
  const options = commands.get(words.slice(0, isGroup ? 2 : 1).join(' '));
  if (options === undefined) return false;
  const used = words.filter((word) => word.startsWith('--')).map((word) => /^--[\w-]*/.exec(word)?.[0] ?? '');
  return used.every((option) => option === '--' || options.has(option) || EVERYWHERE.has(option));
}

/** Lines of fenced blocks, and text in backticks. */
function codeOf(page: string): NamedCommand[] {
  let isFenced = false;
  return page.split('\n').flatMap((content, index) => {
    const line = index + 1;
    if (/^\s*```/.test(content)) {
      isFenced = !isFenced;
      return [];
    }
    if (isFenced) return [{ text: content, line }];
    return [...content.matchAll(/`([^`]+)`/g)].map(([, text = '']) => ({ text, line }));
  });
}
