export interface Docblock {
  readonly text: string;
  readonly params: readonly { readonly name: string; readonly what: string }[];
  readonly returns: string;
  readonly throws: readonly string[];
  readonly examples: readonly string[];
}

/** Parses a docblock without stars: description, then tags. */
export function readDocblock(doc: string): Docblock {
  // An example may follow the text: `/** The sum. @example add('1', '2') // '3' */`.
  const [text = '', ...tags] = doc.split(/(?:^|\s)@(?=(?:param|returns|throws|example|see)\b)/);
  const parts = tags.map((tag) => ({ name: /^\w+/.exec(tag)?.[0] ?? '', what: tag.replace(/^\w+ ?/, '').trimEnd() }));
  const of = (name: string) => parts.filter((part) => part.name === name).map(({ what }) => what.trim());
  return {
    text: text.trim(),
    params: of('param').map((what) => ({
      name: /^\S+/.exec(what)?.[0] ?? '',
      what: what.replace(/^\S+\s*/, ''),
    })),
    returns: of('returns').join(' '),
    throws: of('throws'),
    examples: parts.filter(({ name }) => name === 'example').map(({ what }) => what.replace(/^\n/, '')),
  };
}
