export type OutsideRefusal = 'unreadable' | 'notHttps' | 'hasCredentials' | 'originNotAllowed';
export type OutsideUrl = { readonly url: string } | { readonly refused: OutsideRefusal };

/** Which origins may be reached: `any`, for links that leave the app in a tab of their own, or a written list for what it frames. */
export type AllowedOrigins = 'any' | readonly string[];

/** Longer than any address that a person or an upstream makes in good faith. */
const LONGEST = 4_096;
/** Characters that `new URL` drops or maps silently, so that what is read and what is opened differ. */
const UNSEEN = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * The one function for addresses from outside (responses, brand files, the page's own query): banners, promotions, payment
 * links, social links, launches of games. https only, no base, no user name; a list's entries are origins, a star standing for
 * one level of sub-domains (`https://*.studio.example`). The page's own http origin counts as allowed where it is listed, so that
 * development works without certificates.
 *
 * @example outsideUrl('javascript:alert(1)', 'any') // { refused: 'notHttps' }
 * @example outsideUrl('https://a.studio.example/g', ['https://*.studio.example']) // { url: 'https://a.studio.example/g' }
 */
export function outsideUrl(text: string, allowed: AllowedOrigins): OutsideUrl {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > LONGEST || UNSEEN.test(trimmed) || !URL.canParse(trimmed))
    return { refused: 'unreadable' };
  const url = new URL(trimmed);
  const isListed = allowed !== 'any' && allowed.includes(url.origin) && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !isListed) return { refused: 'notHttps' };
  if (url.username !== '' || url.password !== '') return { refused: 'hasCredentials' };
  if (allowed !== 'any' && !allowed.some((origin) => fits(url, origin))) return { refused: 'originNotAllowed' };
  return { url: url.href };
}

function fits(url: URL, allowed: string): boolean {
  if (!allowed.includes('://*.')) return url.origin === allowed;
  const [scheme, rest = ''] = allowed.split('://*.');
  const [first = '', ...others] = url.host.split('.');
  return url.protocol === `${scheme}:` && first !== '' && others.join('.') === rest;
}
