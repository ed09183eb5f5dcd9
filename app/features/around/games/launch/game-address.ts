import { safeUrl, type SafeUrl } from '#app/safe-links/safe-url.ts';

/** The simulator's games, on the page's own origin in development and previews. */
const OWN_GAMES = /^\/__play\/[\w-]+\/[\w-]+$/;

export type GameAddress = SafeUrl | { readonly url: string; readonly isOwn: true };

/**
 * Whether a game's address may be framed: only the brand's origins. On a page without TLS (development, previews; never
 * production) the simulator's game pages may be framed too, and nothing else of that origin.
 *
 * @example gameAddress('https://evil.example', ['https://games.example'], here) // { refused: 'originNotAllowed' }
 */
export function gameAddress(text: string, frameOrigins: readonly string[], here: string): GameAddress {
  const out = safeUrl(text, frameOrigins);
  if ('url' in out || !here.startsWith('http://')) return out;
  const own = safeUrl(text, [here]);
  if ('refused' in own || !OWN_GAMES.test(new URL(own.url).pathname)) return out;
  return { url: own.url, isOwn: true };
}

/**
 * The minimum that a game needs. Its own storage (`allow-same-origin`) only if its origin is not this page's: together with
 * scripts, it would open the page to the game.
 */
export function sandboxOf(url: string, here: string): string {
  const least = 'allow-scripts allow-forms allow-pointer-lock';
  return new URL(url).origin === here ? least : `${least} allow-same-origin`;
}
