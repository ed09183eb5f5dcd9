/**
 * What a long text lacks of the facts that somebody relies on. Text and facts are blocks of lines apart by an empty line. The first line of a
 * block names it; each other line of the facts must be a line of the text's block of that name, wherever it stands there.
 *
 * @returns one sentence for each missing fact; empty when all is there
 */
export function missingFacts(text: string, facts: string): readonly string[] {
  const blocks = blocksOf(text);
  return [...blocksOf(facts)].flatMap(([name, wanted]) => {
    const found = blocks.get(name);
    if (found === undefined) return [`There is no block "${name}".`];
    return wanted.filter((line) => !found.includes(line)).map((line) => `"${name}" lacks: ${line}`);
  });
}

/** Lines by the name of their block. The second block of a name is called "name (2)". */
export function blocksOf(text: string): ReadonlyMap<string, readonly string[]> {
  const blocks = new Map<string, readonly string[]>();
  const counts = new Map<string, number>();
  for (const block of text.split(/\n\s*\n/)) {
    const [first, ...lines] = block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (first === undefined) continue;
    const count = (counts.get(first) ?? 0) + 1;
    counts.set(first, count);
    blocks.set(count === 1 ? first : `${first} (${count})`, lines);
  }
  return blocks;
}
