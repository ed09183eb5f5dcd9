import { EVERY_ANSWER } from './content-policy.ts';

/**
 * Headers by which web servers tell an upstream who calls and what for. A player could write them, so they are removed or set
 * anew: an upstream that trusts them would take another address for the player's, or another path for the one that was checked.
 */
export const NEVER_THE_PLAYERS = ['Forwarded', 'X-Original-URL', 'X-Rewrite-URL'] as const;

/**
 * Headers of every response of the upstream. They come from the page's own origin: a picture or a page of it
 * that is opened by itself must run no script there. Data, and pictures within the page, are unaffected.
 */
export const UPSTREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; sandbox",
  ...EVERY_ANSWER,
};
