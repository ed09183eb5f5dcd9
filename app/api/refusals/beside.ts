import type { ApiError } from '#app/api/api-error.ts';

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
