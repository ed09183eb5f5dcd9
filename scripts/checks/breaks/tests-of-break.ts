import { recordedNotes } from '#scripts/checks/covered/recorded-notes.ts';
import { testsOfLine } from '#scripts/checks/covered/tests-of-line.ts';
import type { Copy } from './copy-of-commit.ts';
import { lineOf, type Break } from './list-breaks.ts';
import { importsOf, isTest, nearestTests, type Imports } from './nearest-tests.ts';
import { relationOf } from './related-tests.ts';

/** What a copy of a commit says about breaks of its files. */
export interface Repository {
  readonly sources: Readonly<Record<string, string>>;
  readonly imports: Imports;
  /** The tests that can notice a break, the most promising first. */
  readonly testsOf: (each: Break) => readonly string[];
}

/** Reads a copy, and records which lines its tests run where that is not known yet. */
export async function readRepository(copy: Copy, say: (line: string) => void): Promise<Repository> {
  const sources = Object.fromEntries(copy.files.map((file) => [file, copy.read(file)]));
  const { imports: aliases } = JSON.parse(copy.read('package.json')) as { imports: Record<string, string> };
  const imports = importsOf(sources, aliases);
  const relation = relationOf(sources, copy.files.filter(isTest));
  const notes = await recordedNotes({ root: copy.folder, sources, imports }, say);
  return {
    sources,
    imports,
    testsOf: (each) =>
      testsOfLine({ file: each.file, line: lineOf(sources[each.file] ?? '', each) }, notes, {
        imports,
        nearest: nearestTests(each.file, imports, relation),
      }),
  };
}
