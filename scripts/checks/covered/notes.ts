import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Imports } from '#scripts/checks/breaks/nearest-tests.ts';

const Lines = v.record(v.string(), v.string());
const Note = v.object({
  /** Inside functions, while its tests and their hooks ran. */
  ran: Lines,
  /** Inside functions, while the file and its modules were loaded. */
  loaded: Lines,
  /** How long its tests and their hooks took. */
  ms: v.number(),
  /** Of the sources that decide what it runs; absent where it is not stored yet. */
  hash: v.optional(v.string(), ''),
});

/** What a test file ran, by source: lines as text, such as `1-3,7`. */
export type Note = v.InferOutput<typeof Note>;

/** By test file. */
export type Notes = ReadonlyMap<string, Note>;

export const readNote = (text: string): Note => v.parse(Note, JSON.parse(text));

/** Identifies what a test file runs: the sources that it imports, directly or not, and those that it ran. */
export function hashOf(
  test: string,
  { ran, loaded }: Pick<Note, 'ran' | 'loaded'>,
  imports: Imports,
  sources: Readonly<Record<string, string>>,
): string {
  const files = new Set([test, ...Object.keys(ran), ...Object.keys(loaded)]);
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
  const hash = createHash('sha256');
  for (const file of [...files].toSorted()) hash.update(`${file}\0${sources[file] ?? ''}\0`);
  return hash.digest('hex').slice(0, 16);
}

/**
 * Refuses notes that cannot be true. Without this, a recording that is broken by another version of vitest would look like tests that
 * run nothing, and all choices would be guesses again.
 *
 * @throws Error that names what is wrong
 */
export function checkNotes(notes: Notes, tests: readonly string[], sources: Readonly<Record<string, string>>): void {
  const missing = tests.filter((test) => !notes.has(test));
  if (missing.length > 0)
    throw new Error(
      `Not recorded, as they cannot be loaded or ended too early: ${missing.join(', ')}. The same command again runs only these.`,
    );
  for (const [project, isOf] of [
    ['app', (test: string) => test.endsWith('x')],
    ['unit', (test: string) => !test.endsWith('x')],
  ] as const) {
    const of = tests.filter(isOf);
    if (of.length > 0 && of.every((test) => Object.keys(notes.get(test)?.ran ?? {}).length === 0))
      throw new Error(`No line is recorded for any of the ${of.length} test files of ${project}.`);
  }
  for (const [test, { ran, loaded }] of notes)
    for (const [file, lines] of [...Object.entries(ran), ...Object.entries(loaded)]) {
      const last = Number(/\d+$/.exec(lines)?.[0]);
      const count = sources[file]?.split('\n').length;
      if (count === undefined) throw new Error(`${test} is recorded with ${file}, which is not there.`);
      if (!(last <= count)) throw new Error(`${test} is recorded with lines ${lines} of ${file}, which has ${count}.`);
    }
}
