/**
 * Facts that a long text lacks. Text and facts are blocks separated by blank lines, each named by its first line; every other
 * line of facts must be in the block of that name.
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

/** Lines by block; a second block of a name is "name (2)". */
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
