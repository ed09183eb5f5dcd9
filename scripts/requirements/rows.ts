import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A requirement of the specification in words of ours: its section, what does it, and the test that shows it. */
export interface Requirement {
  readonly section: number;
  readonly what: string;
  readonly file: string;
  readonly testFile: string;
  /** As the test's source has it. */
  readonly test: string;
  /** What differs from the specification or is missing; empty where it works as specified. */
  readonly note: string;
}

const FILE = fileURLToPath(new URL('requirements.tsv', import.meta.url));

/**
 * A line per requirement, its members separated by tabs in the order of `Requirement`.
 *
 * @throws Error with the number of a line that has another shape
 */
export function readRequirements(text = readFileSync(FILE, 'utf8')): readonly Requirement[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index): Requirement => {
      const [section = '', what = '', file = '', testFile = '', test = '', note = '', ...rest] = line.split('\t');
      if (!/^[1-9]$/.test(section) || test === '' || rest.length > 0)
        throw new Error(
          `requirements.tsv:${index + 1}: section, requirement, file, test file, test, note, with tabs between`,
        );
      return { section: Number(section), what, file, testFile, test, note };
    });
}
