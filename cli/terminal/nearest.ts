import { distance } from 'fastest-levenshtein';

/**
 * The most similar word, if it is similar enough.
 *
 * @example nearest('harbourlight', ['harborlight', 'nightjar']) // 'harborlight'
 */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const allowed = Math.max(1, Math.floor(typed.length / 3));
  const [best] = words.map((word) => ({ word, away: distance(typed, word) })).sort((a, b) => a.away - b.away);
  return best !== undefined && best.away <= allowed ? best.word : undefined;
}
