import path from 'node:path';
import { specifiersOf } from '#scripts/checks/folder-graph.ts';

const TEST = /\.test\.tsx?$/;

/** What each file of the repository imports from it: path to paths. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** @param aliases the `imports` of package.json */
export function importsOf(
  sources: Readonly<Record<string, string>>,
  aliases: Readonly<Record<string, string>>,
): Imports {
  const isFile = new Set(Object.keys(sources));
  return new Map(
    Object.entries(sources).map(([file, source]) => {
      const named = specifiersOf(file, source).map((name) => resolved(file, name, aliases));
      return [file, named.filter((each) => isFile.has(each))];
    }),
  );
}

/**
 * The unit and app tests that can notice a change of a file, nearest first: by the length of the shortest way of imports, then by
 * the folders that test and file share, those in plain Node before those in jsdom. Tests of the file's own folder that only start
 * commands come right after those that import it.
 */
export function nearestTests(file: string, imports: Imports): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const [from, names] of imports)
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), from]);
  const distances = new Map([[file, 0]]);
  for (const [at, distance] of distances)
    for (const from of importers.get(at) ?? []) if (!distances.has(from)) distances.set(from, distance + 1);
  const folder = path.posix.dirname(file);
  for (const test of imports.keys())
    if (TEST.test(test) && path.posix.dirname(test) === folder && (distances.get(test) ?? Infinity) > BESIDE)
      distances.set(test, BESIDE);
  const rank = (test: string): readonly number[] => [
    distances.get(test) ?? 0,
    -sharedFolders(file, test),
    test.endsWith('x') ? 1 : 0,
  ];
  return [...distances.keys()]
    .filter((each) => TEST.test(each) && !each.includes('.browser.'))
    .toSorted((one, other) => compare(rank(one), rank(other)) || (one < other ? -1 : 1));
}

/** As near as a test that imports a module that imports the file. */
const BESIDE = 2;

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - (other[at] ?? 0);
  return 0;
}

function sharedFolders(one: string, other: string): number {
  const folders = other.split('/');
  const parted = one.split('/').findIndex((name, at) => name !== folders[at]);
  return parted === -1 ? folders.length : parted;
}

function resolved(file: string, name: string, aliases: Readonly<Record<string, string>>): string {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  for (const [alias, target] of Object.entries(aliases)) {
    const [head = '', tail] = alias.split('*');
    if (alias === name) return path.posix.normalize(target);
    if (tail !== undefined && name.startsWith(head) && name.endsWith(tail))
      return path.posix.normalize(target.replace('*', name.slice(head.length, name.length - tail.length)));
  }
  return name;
}
