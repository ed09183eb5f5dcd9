/** After these a slash begins a regular expression; after a value it divides. */
const BEFORE = /(?:[=(,:[!&|?{};]|=>|\breturn|^)\s*$/;
const STRING = /^(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`)/;
const COMMENT = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/;
const LITERAL = /^\/(?![*/])((?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/;
const LOOK_BACK = 40;

export interface FoundRegex {
  readonly line: number;
  readonly regex: RegExp;
}

/** Literals in a TypeScript file; look-alikes do not compile or follow a value. */
export function regexLiterals(text: string): FoundRegex[] {
  const found: FoundRegex[] = [];
  let index = 0;
  let line = 1;
  let before = '';
  while (index < text.length) {
    const character = text.charAt(index);
    // Copies the rest only if a token may begin.
    const rest = '\'"`/'.includes(character) ? text.slice(index, index + 20_000) : '';
    const skipped = rest === '' ? undefined : (COMMENT.exec(rest) ?? STRING.exec(rest));
    const literal =
      skipped || rest === '' || character !== '/' || !BEFORE.test(before) ? undefined : LITERAL.exec(rest);
    const regex = literal && compiled(literal[1] ?? '', literal[2] ?? '');
    if (regex) found.push({ line, regex });
    const token = skipped?.[0] ?? (regex ? literal?.[0] : undefined) ?? character;
    line += token.split('\n').length - 1;
    // Comments count as nothing, strings and expressions as values.
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
