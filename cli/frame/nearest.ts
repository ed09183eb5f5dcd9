/**
 * The word most like what was typed, if any is near enough to be meant.
 *
 * @example nearest('harbourlight', ['harborlight', 'nightjar']) // 'harborlight'
 */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(typed.length / 3));
  const ranked = words.map((word) => ({ word, away: distance(typed, word) })).sort((a, b) => a.away - b.away);
  const [best] = ranked;
  return best !== undefined && best.away <= most ? best.word : undefined;
}

/** Levenshtein's distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
