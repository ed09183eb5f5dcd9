export interface CountedCell {
  /** What became of the press: `done`. */
  readonly word: string;
  /** Until the player saw it; left out where it does not matter. */
  readonly seconds?: number;
}

/** `14 done (0-6 s), 2 refused (0 s)`: the most frequent first. */
export function countWords(cells: readonly CountedCell[]): string {
  const words = [...new Set(cells.map(({ word }) => word))];
  return words
    .map((word) => ({ word, own: cells.filter((cell) => cell.word === word) }))
    .toSorted((a, b) => b.own.length - a.own.length)
    .map(({ word, own }) => `${own.length} ${word}${rangeOf(own.flatMap(({ seconds }) => seconds ?? []))}`)
    .join(', ');
}

function rangeOf(seconds: readonly number[]): string {
  if (seconds.length === 0) return '';
  const [min, max] = [Math.min(...seconds), Math.max(...seconds)];
  return min === max ? ` (${min} s)` : ` (${min}-${max} s)`;
}
