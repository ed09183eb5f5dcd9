import type { Imports } from '#scripts/checks/breaks/nearest-tests.ts';
import { hasLine } from './line-ranges.ts';
import type { Note, Notes } from './notes.ts';

/** Guesses by imports, for what a map does not have: tests that start processes, and lines that only run when a module loads. */
const GUESSES = 6;

/** Where a test is chosen for. */
interface Line {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/**
 * The tests that can notice a change of a line, the most promising first: those that ran it, first the nearest of them by imports, since
 * many quick tests run some lines without looking at the result; those that ran it while they loaded; those that import its file
 * themselves, for lines outside functions; those that ran another function of it; the first few by imports; those that ran a function of
 * a module that imports the file.
 * In each of these groups, the cheap ones come first.
 *
 * @param nearest tests by imports
 */
export function testsOfLine(
  { file, line }: Line,
  notes: Notes,
  { imports, nearest }: { readonly imports: Imports; readonly nearest: readonly string[] },
): readonly string[] {
  const byCost = [...notes]
    .map(([test, note]) => ({ test, note, cost: costOf(test, note) }))
    .toSorted((one, other) => one.cost - other.cost || (one.test < other.test ? -1 : 1));
  const those = (has: (note: Note) => boolean) => byCost.filter(({ note }) => has(note)).map(({ test }) => test);
  const importers = [...imports].filter(([, names]) => names.includes(file)).map(([from]) => from);
  const near = new Set(nearest.slice(0, GUESSES));
  const direct = nearest.filter((test) => imports.get(test)?.includes(file) === true);
  const ranIt = those(({ ran }) => hasLine(ran[file] ?? '', line));
  return [
    ...new Set([
      ...ranIt.filter((test) => near.has(test)),
      ...ranIt,
      ...those(({ loaded }) => hasLine(loaded[file] ?? '', line)),
      ...direct.slice(0, GUESSES),
      ...those(({ ran, loaded }) => ran[file] !== undefined || loaded[file] !== undefined),
      ...nearest.slice(0, GUESSES),
      ...those(({ ran }) => importers.some((from) => ran[from] !== undefined)),
    ]),
  ];
}

/** A test file that runs few sources says more about each of them, and has fewer to load. */
const MS_OF_A_SOURCE = 20;
/** The app is compiled for those of pages. */
const MS_OF_PAGES = 5_000;

const costOf = (test: string, { ran, ms }: Note): number =>
  ms + MS_OF_A_SOURCE * Object.keys(ran).length + (test.endsWith('x') ? MS_OF_PAGES : 0);
