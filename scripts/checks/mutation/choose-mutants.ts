import { createHash } from 'node:crypto';
import { breaksOf, type Break } from '#scripts/checks/breaks/list-breaks.ts';

/** A mutant of the sample, by what Stryker knows of it: lines from 0. */
export interface Mutant {
  readonly key: string;
  readonly file: string;
  /** Stryker's `mutate` pattern of its place. */
  readonly range: string;
  readonly text: Break;
}

/** What identifies a mutant here and in Stryker's checker: place, mutator, replacement. */
export const keyOf = (file: string, start: Place, end: Place, kind: string, replacement: string): string =>
  [file, start.line, start.column, end.line, end.column, kind, replacement].join(':');

interface Place {
  readonly line: number;
  readonly column: number;
}

const OURS = new Set(['NumberLiteral', 'DroppedStatement']);

/**
 * Chooses mutants by a seed: every mutant of the files has the same chance. A larger sample of a seed contains the smaller one.
 *
 * @param sample how many; all of them without it
 * @param read gives the source of a file
 */
export async function chooseMutants(
  files: readonly string[],
  { seed, sample, read }: { seed: number; sample: number | undefined; read: (file: string) => string },
): Promise<{ readonly chosen: readonly Mutant[]; readonly all: number }> {
  const ranked: { readonly mutant: Mutant; readonly rank: string }[] = [];
  for (const file of files) {
    const source = read(file);
    const place = placesOf(source);
    for (const text of await breaksOf(file, source)) {
      if (OURS.has(text.kind)) continue;
      const [start, end] = [place(text.start), place(text.end)];
      const key = keyOf(file, start, end, text.kind, text.replacement);
      const range = `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
      ranked.push({ mutant: { key, file, range, text }, rank: hash(`${seed} ${key}`) });
    }
  }
  const order = ranked.toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  return { chosen: order.slice(0, sample).map(({ mutant }) => mutant), all: ranked.length };
}

/** Line and column of an offset. */
function placesOf(source: string): (offset: number) => Place {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return { line, column: offset - (starts[line] ?? 0) };
  };
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
