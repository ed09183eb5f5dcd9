import path from 'node:path';
import { specifiersOf } from '#scripts/checks/folder-graph.ts';
import type { Relation } from './related-tests.ts';

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
 * The unit and app tests that can notice a change of a file, nearest first: by the length of the shortest way of imports, while few
 * tests are so near; the others by their relation to the file. Of two that are as near, those in plain Node come before those in
 * jsdom. Tests of the file's own folder that only start commands come right after those that import it.
 */
export function nearestTests(file: string, imports: Imports, relation: Relation): readonly string[] {
  const importers = new Map<string, string[]>();
  for (const [from, names] of imports)
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), from]);
  const distances = new Map([[file, 0]]);
  for (const [at, distance] of distances)
    for (const from of importers.get(at) ?? []) if (!distances.has(from)) distances.set(from, distance + 1);
  const folder = path.posix.dirname(file);
  for (const test of imports.keys())
    if (isTest(test) && path.posix.dirname(test) === folder && (distances.get(test) ?? Infinity) > BESIDE)
      distances.set(test, BESIDE);
  const tests = [...distances].filter(([each]) => isTest(each));
  const isFew = (distance: number) => tests.filter(([, other]) => other <= distance).length <= FEW;
  return tests
    .map(([test, distance]) => ({
      test,
      rank: [isFew(distance) ? distance : Infinity, -relation(file, test), test.endsWith('x') ? 1 : 0],
    }))
    .toSorted((one, other) => compare(one.rank, other.rank) || (one.test < other.test ? -1 : 1))
    .map(({ test }) => test);
}

/** The tests of unit and app that `npm test` runs. */
export const isTest = (file: string): boolean => TEST.test(file) && !/\.(?:browser|long)\./.test(file);

/** More tests than these at a distance: they import the file with the whole app or the whole world. */
const FEW = 12;

/** As near as a test that imports a module that imports the file. */
const BESIDE = 2;

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - (other[at] ?? 0);
  return 0;
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
