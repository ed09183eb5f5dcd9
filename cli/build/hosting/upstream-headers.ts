import { EVERY_ANSWER } from './content-policy.ts';

/**
 * Headers that tell an upstream who calls and which path was checked. They are removed or set here, because a player could forge
 * them.
 */
export const NEVER_THE_PLAYERS = ['Forwarded', 'X-Original-URL', 'X-Rewrite-URL'] as const;

/**
 * On every response of the upstream. They come from the page's origin, so a picture or page that is opened directly must not run
 * scripts there. Data and embedded pictures are unaffected.
 */
export const UPSTREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; sandbox",
  ...EVERY_ANSWER,
};
