import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What somebody did on the running site as a player, and what was seen. */
export interface Tried {
  readonly what: string;
  readonly done: string;
  readonly seen: string;
}

const FILE = fileURLToPath(new URL('tried.tsv', import.meta.url));

/**
 * A line each, its three members separated by tabs.
 *
 * @throws Error with the number of a line that has another shape
 */
export function readTried(text = readFileSync(FILE, 'utf8')): readonly Tried[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index): Tried => {
      const [what = '', done = '', seen = '', ...rest] = line.split('\t');
      if ([what, done, seen].some((cell) => cell.trim() === '') || rest.length > 0)
        throw new Error(`tried.tsv:${index + 1}: requirement, what was done, what was seen, with tabs between`);
      return { what, done, seen };
    });
}
