import type { ApiError } from './api-error.ts';

/** Longer than what is said to a player: a page, or a dump. */
const MOST_CHARS = 300;
/** Several lines, the name of an error in code, or a place in it: for the upstream's developers. */
const FOR_DEVELOPERS = /[\t\n\r]|\w(?:Error|Exception)\b|\.\w+:\d+:\d+/;

/**
 * The words of the upstream that a player may read, shown as text. `readJson` has taken out controls of direction and control
 * characters.
 *
 * @example playersWords(' Closed until noon. ') // 'Closed until noon.'
 */
export function playersWords(message: string): string | undefined {
  const words = message.trim();
  return words === '' || words.length > MOST_CHARS || FOR_DEVELOPERS.test(words) ? undefined : words;
}

/** What the server said of a failed call, if that is for the player. */
export const wordsOf = (error: ApiError | undefined): string | undefined =>
  error !== undefined && 'message' in error ? error.message : undefined;

/** Whether a sentence is over. */
const ENDED = /[\p{P}>]$/u;

/**
 * Our text with its numbers and what to do, after the server's words; alone where it begins with the same.
 *
 * @example beside('The house is full', 'At most 10 players.') // 'The house is full. At most 10 players.'
 */
export function beside(words: string | undefined, ours: string): string {
  if (words === undefined || ours.startsWith(words)) return ours;
  return `${words}${ENDED.test(words) ? '' : '.'} ${ours}`;
}
