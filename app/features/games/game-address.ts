import { outsideUrl, type OutsideUrl } from '#app/outside/outside-url.ts';

/** Where the simulator's games are, on the page's own origin in development and previews. */
const OWN_GAMES = /^\/__play\/[\w-]+\/[\w-]+$/;

export type GameAddress = OutsideUrl | { readonly url: string; readonly isOwn: true };

/**
 * Whether a game's address may be framed: the brand's origins only. Where the page itself came without certificates (development,
 * previews; never a player's) the stand-in's game pages may be framed too, and nothing else of that origin.
 *
 * @example gameAddress('https://evil.example', ['https://games.example'], here) // { refused: 'originNotAllowed' }
 */
export function gameAddress(text: string, frameOrigins: readonly string[], here: string): GameAddress {
  const out = outsideUrl(text, frameOrigins);
  if ('url' in out || !here.startsWith('http://')) return out;
  const own = outsideUrl(text, [here]);
  if ('refused' in own || !OWN_GAMES.test(new URL(own.url).pathname)) return out;
  return { url: own.url, isOwn: true };
}

/**
 * The least that a game needs. Its own storage (`allow-same-origin`) only where its origin is not this page's: together with
 * scripts, it would open the page to the game.
 */
export function sandboxOf(url: string, here: string): string {
  const least = 'allow-scripts allow-forms allow-pointer-lock';
  return new URL(url).origin === here ? least : `${least} allow-same-origin`;
}
