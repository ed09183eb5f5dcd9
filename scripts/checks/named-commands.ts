/** A command as a page of documentation writes it. */
export interface NamedCommand {
  readonly text: string;
  readonly line: number;
}

interface Known {
  /** Of package.json: `qa` to the names that may follow it; undefined where the script takes any argument. */
  readonly scripts: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** `brand build` to its options; the content of cli/command-tree.txt. */
  readonly commands: ReadonlyMap<string, ReadonlySet<string>>;
}

const EVERYWHERE = new Set(['--help', '--version', '--no-color']);

/** Reads cli/command-tree.txt, which a test of its own compares with the program. */
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

/** The commands named in code of a Markdown page that do not exist: `npm run x`, `slipway x`, and options of the latter. */
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

/** Whether what follows `slipway` begins with a command, and names only its options. */
function isKnown(rest: string, commands: Known['commands']): boolean {
  // What comes after a pipe, a comment, or two blanks (an explanation) is not the command's.
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

/** Fenced blocks line by line, and what is between backticks elsewhere. */
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
