/** References such as `$t(common.app)`, `$t(ns:items, { "count": {{n}} })`. */
export interface NestedText {
  readonly key: string;
  readonly options: string | undefined;
}

export interface Nesting {
  readonly references: readonly NestedText[];
  /** An unclosed `$t(`, and misspelt references: `$ t(`, `$T(`, `$t[`. */
  readonly broken: readonly string[];
}

const REFERENCE = /\$t\(((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*)\)/gu;
const OPENING = /\$t\([^\s)]{0,30}/gu;
const NEARLY = /(?:\$\s+t|\$\s*T|＄\s*[tT]|\$т)\s*[([{（]\s*[\w.:]+|\$t\s+\(|\$t\s*[[{（][\w.:]*/gu;

const NONE: Nesting = { references: [], broken: [] };

export function readNesting(text: string): Nesting {
  if (!/[$＄]/u.test(text)) return NONE;
  const references: NestedText[] = [];
  const rest = text.replace(REFERENCE, (_whole, inside: string) => {
    const comma = inside.indexOf(',');
    const key = (comma === -1 ? inside : inside.slice(0, comma)).trim();
    references.push({ key, options: comma === -1 ? undefined : inside.slice(comma + 1).trim() });
    return ' ';
  });
  return { references, broken: [...(rest.match(OPENING) ?? []), ...(rest.match(NEARLY) ?? [])] };
}

/** i18next parses the options as JSON after filling placeholders and doubling single quotes. */
export function areOptionsReadable(options: string): boolean {
  if (options === '' || !options.startsWith('{')) return options !== '';
  const filled = options.replaceAll(/\{\{[^{}]*\}\}/gu, '1');
  return (
    parses(filled) ||
    parses(filled.replaceAll("'", '"')) ||
    parses(filled.replaceAll(/([{,]\s*)(\w+)\s*:/gu, '$1"$2":'))
  );
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
