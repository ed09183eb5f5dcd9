/** Longer than what is said to a player: a page, or a dump. */
export const MAX_CHARS = 300;
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
  return words === '' || words.length > MAX_CHARS || FOR_DEVELOPERS.test(words) ? undefined : words;
}
