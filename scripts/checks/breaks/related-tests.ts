/** How much a test has to do with a file, by its words: 0 if nothing, more for rarer words. */
export type Relation = (file: string, test: string) => number;

/**
 * Compares the words of a file's path and of the names it exports with the words of a test's path and text. Where imports say
 * little (each route test imports the whole app, each call of the simulator its whole world), a test of set-nickname.ts is one
 * that says `setNickname` or has "nickname" in its name.
 */
export function relationOf(sources: Readonly<Record<string, string>>, tests: readonly string[]): Relation {
  const inPath = new Map(tests.map((test) => [test, new Set(wordsOf(bare(test)))]));
  const inText = new Map(tests.map((test) => [test, new Set(wordsOf(sources[test] ?? ''))]));
  const counts = new Map<string, number>();
  for (const test of tests)
    for (const word of new Set([...(inPath.get(test) ?? []), ...(inText.get(test) ?? [])]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string) => Math.log(tests.length / (counts.get(word) ?? tests.length));
  return (file, test) => {
    let sum = 0;
    for (const word of wordsOf(`${bare(file)} ${camelCase(file)} ${exportedFrom(sources[file] ?? '').join(' ')}`)) {
      if (inText.get(test)?.has(word) === true) sum += rarity(word);
      // A test is named after what it is about.
      if (inPath.get(test)?.has(word) === true) sum += 2 * rarity(word);
    }
    return sum;
  };
}

/** Names, and the words that they are made of, each once. */
function wordsOf(text: string): readonly string[] {
  const names = text.match(/[A-Za-z]{3,}/g) ?? [];
  const parts = names.flatMap((name) => name.match(/[A-Z]?[a-z]{2,}/g) ?? []);
  return [...new Set([...names, ...parts].map((word) => word.toLowerCase()))];
}

/** Without its ending and its layer: a page's test is in app/routes, its parts are in app/features. */
const bare = (file: string): string =>
  file.replace(/(?:\.test)?\.tsx?$|^(?:app\/(?:features|routes)|simulator\/\w+)/g, '');

const camelCase = (file: string): string =>
  bare(file)
    .replace(/^.*\//, '')
    .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

const exportedFrom = (source: string): readonly string[] =>
  [...source.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name = '']) => name);
