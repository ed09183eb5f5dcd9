/** HTML tags, or the numbers and names that <Trans> maps to components. */
export interface Tags {
  readonly names: readonly string[];
  /** Names of tags that are never closed or never opened. */
  readonly unbalanced: readonly string[];
  /** Names of pairs with content. */
  readonly paired: readonly string[];
  /** Misspelt tags like `< b>` or `<b`. */
  readonly nearly: readonly string[];
}

const TAG = /<(\/?)([A-Za-z][\w.-]*|\d+)((?:\s[^<>]*)?)(\/?)>/gu;
/** `< 0>`, `<0 text`, `</ b>`, `＜b＞`. A digit after `<` may be a comparison (`< 5`), so it needs the closing bracket. */
const NEARLY =
  /<\s+\/?\s*(?:[A-Za-z][\w.-]*|\d+)\s*\/?>|<\/\s+[\w.-]+\s*>|<\/[\w.-]+(?![\w.\->])|＜\/?[\w.-]+\/?[＞>]|<\/?[\w.-]+\/?＞/gu;
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);

const NONE: Tags = { names: [], unbalanced: [], paired: [], nearly: [] };

/**
 * @example readTags('<b>Bet <0>now</b>').unbalanced // ['0']
 */
export function readTags(text: string): Tags {
  if (!/[<＜]/u.test(text)) return NONE;
  const names = new Set<string>();
  const unbalanced = new Set<string>();
  const paired = new Set<string>();
  const open: { name: string; end: number }[] = [];
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = '', selfClose] = match;
    names.add(name);
    if (selfClose === '/' || attributes.endsWith('/') || VOID.has(name)) continue;
    if (slash === '') {
      open.push({ name, end: match.index + whole.length });
      continue;
    }
    const opener = open.findLastIndex((entry) => entry.name === name);
    if (opener === -1) {
      unbalanced.add(name);
      continue;
    }
    // Closed in the wrong order: tags opened since then are unclosed.
    for (const lost of open.splice(opener + 1)) unbalanced.add(lost.name);
    const start = open.pop()?.end ?? 0;
    if (start < match.index) paired.add(name);
  }
  for (const lost of open) unbalanced.add(lost.name);
  return { names: [...names], unbalanced: [...unbalanced], paired: [...paired], nearly: text.match(NEARLY) ?? [] };
}

const HTML = new Set(
  'a b i u s p em br strong small span div li ul ol h1 h2 h3 h4 code sup sub mark bold italic link'.split(' '),
);

/** Numbers and common HTML names; `<amount>` may be a word. */
export function isSurelyTag(name: string): boolean {
  return /^\d+$/u.test(name) || HTML.has(name.toLowerCase()) || /^[A-Z]/u.test(name);
}
