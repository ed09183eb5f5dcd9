export interface Literal {
  readonly value: string;
  readonly offset: number;
}

export interface Tokens {
  /** The text with comments blanked, places kept. */
  readonly code: string;
  readonly strings: readonly Literal[];
  /** The insides of template literals, `${…}` included. */
  readonly templates: readonly Literal[];
}

/** Comments, strings and templates. `://` in a page's text is no comment; an apostrophe there ends with its line. */
const TOKEN =
  /(?<!:)\/\/[^\n]*|\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/gu;

export function tokensOf(text: string): Tokens {
  const strings: Literal[] = [];
  const templates: Literal[] = [];
  const code = text.replace(TOKEN, (token, offset: number) => {
    if (token.startsWith('/') || token.startsWith('<')) return token.replaceAll(/[^\n]/gu, ' ');
    if (token.startsWith('`')) templates.push({ value: token.slice(1, -1), offset });
    else strings.push({ value: unquoted(token), offset });
    return token;
  });
  return { code, strings, templates };
}

/** The value of a quoted string. */
export function unquoted(token: string): string {
  const inside = token.slice(1, -1);
  if (!inside.includes('\\')) return inside;
  return inside.replaceAll(
    /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([\s\S]))/gu,
    (_all, u?: string, x?: string, other?: string) => {
      const hex = u ?? x;
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      return other === 'n' ? '\n' : other === 't' ? '\t' : (other ?? '');
    },
  );
}

/** The text from `at` to the comma or bracket that ends the argument there, brackets and strings within it whole. */
export function argumentAt(code: string, at: number): { text: string; end: number } {
  let depth = 0;
  let index = at;
  while (index < code.length) {
    const character = code.charAt(index);
    if (character === '"' || character === "'" || character === '`') index = stringEnd(code, index, character);
    else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) {
      if (depth === 0) break;
      depth -= 1;
    } else if (character === ',' && depth === 0) break;
    index += 1;
  }
  return { text: code.slice(at, index).trim(), end: index };
}

function stringEnd(code: string, start: number, quote: string): number {
  let index = start + 1;
  while (index < code.length && code.charAt(index) !== quote) {
    if (code.charAt(index) === '\\') index += 1;
    else if (quote !== '`' && code.charAt(index) === '\n') return start;
    else if (quote === '`' && code.startsWith('${', index)) index = argumentAt(code, index + 2).end;
    index += 1;
  }
  return index;
}
