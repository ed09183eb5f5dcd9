/** After these a slash begins a regular expression; after a name, a number or a bracket it divides. */
const BEFORE = /(?:[=(,:[!&|?{};]|=>|\breturn|^)\s*$/;
const STRING = /^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`)/;
const COMMENT = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;
const LITERAL = /^\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/;
/** How many characters before a slash are read. */
const LOOK_BACK = 40;

export interface FoundRegex {
  readonly line: number;
  readonly regex: RegExp;
}

/** The regular expressions written in a file of TypeScript; what only looks like one does not compile or follows a value. */
export function regexLiterals(text: string): FoundRegex[] {
  const found: FoundRegex[] = [];
  let index = 0;
  let line = 1;
  let before = '';
  while (index < text.length) {
    const character = text.charAt(index);
    // Only what may begin a token is worth a copy of the rest.
    const rest = '\'"`/'.includes(character) ? text.slice(index, index + 20_000) : '';
    const skipped = rest === '' ? undefined : (COMMENT.exec(rest) ?? STRING.exec(rest));
    const literal =
      skipped || rest === '' || character !== '/' || !BEFORE.test(before) ? undefined : LITERAL.exec(rest);
    const regex = literal && compiled(literal[1] ?? '', literal[2] ?? '');
    if (regex) found.push({ line, regex });
    const token = skipped?.[0] ?? (regex ? literal?.[0] : undefined) ?? character;
    line += token.split('\n').length - 1;
    // A comment counts as nothing, a string and an expression as values.
    if (!skipped) before = (before + (regex ? '0' : character)).slice(-LOOK_BACK);
    else if (!skipped[0].startsWith('/')) before = '0';
    index += token.length;
  }
  return found;
}

function compiled(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
