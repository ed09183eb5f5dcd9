import { foldText } from '#app/i18n/fold-text.ts';

/** Letters of a query that count: no name is longer, and a pasted page must not stop the search. */
const MAX_QUERY = 80;
const MAX_WORDS = 8;
/** Shorter words have too many neighbours; a word of three Chinese characters has few. */
const MIN_TYPO = 4;
const MIN_TYPO_UNSPACED = 3;
/** Scripts that put no spaces between words: a query may begin anywhere in a text. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** How a word of the query is in a text: the less, the better. */
const RANK = { whole: 0, begins: 1, within: 3, typo: 100 } as const;

/** A word that is only in the note counts less than any in the title. */
const NOTE_RANK = 4;
const NONE = Number.POSITIVE_INFINITY;

/** The rank of a result that needed a typo, at least: more than that of any other. */
export const TYPO_RANK = RANK.typo;

/** The words of a text, folded. Letters, marks and digits only: signs of regular expressions are spaces here. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** A word of a query. */
export interface Wanted {
  readonly text: string;
  readonly isUnspaced: boolean;
}

/** The words of what was typed; only the first `MAX_QUERY` characters are searched for. */
export const queryWords = (typed: string): readonly Wanted[] =>
  wordsOf(typed.trim().slice(0, MAX_QUERY))
    .slice(0, MAX_WORDS)
    .map((text) => ({ text, isUnspaced: UNSPACED.test(text) }));

/**
 * How well a title and its note answer a query: the sum of the ranks of its words. Undefined if a word is in neither, or none is in
 * the title.
 */
export function rankWords(
  query: readonly Wanted[],
  title: readonly string[],
  note: readonly string[],
): number | undefined {
  let sum = 0;
  let isInTitle = false;
  for (const wanted of query) {
    const own = bestRank(wanted, title);
    const other = own === RANK.whole ? NONE : bestRank(wanted, note) + NOTE_RANK;
    if (own < NONE) isInTitle = true;
    sum += Math.min(own, other);
    if (sum === NONE) return undefined;
  }
  return isInTitle ? sum : undefined;
}

function bestRank(wanted: Wanted, words: readonly string[]): number {
  let best = NONE;
  for (const word of words) best = Math.min(best, rankWord(wanted, word));
  return best;
}

function rankWord({ text: wanted, isUnspaced }: Wanted, word: string): number {
  if (word.startsWith(wanted)) return word.length === wanted.length ? RANK.whole : RANK.begins;
  if ((wanted.length > 2 || isUnspaced) && word.includes(wanted)) return RANK.within;
  const isLong = wanted.length >= (isUnspaced ? MIN_TYPO_UNSPACED : MIN_TYPO);
  return isLong && beginsWithTypo(wanted, word) ? RANK.typo : NONE;
}

/**
 * Whether a text begins with a word in which one letter is missing, too many, wrong, or has changed places with the next one.
 *
 * @example beginsWithTypo('aresnal', 'arsenal women') // true
 */
export function beginsWithTypo(typed: string, text: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === text[same]) same += 1;
  const rest = typed.slice(same);
  return (
    text.startsWith(rest, same + 1) ||
    text.startsWith(rest.slice(1), same) ||
    text.startsWith(rest.slice(1), same + 1) ||
    (rest.length > 1 && text.startsWith(`${rest[1]}${rest[0]}${rest.slice(2)}`, same))
  );
}
