import { EVERY_ANSWER } from '#cli/serve/content-policy.ts';

/**
 * Headers of every response of the upstream. They come from the page's own origin: a picture or a page of it
 * that is opened by itself must run no script there. Data, and pictures within the page, are unaffected.
 */
export const UPSTREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; sandbox",
  ...EVERY_ANSWER,
};
