export type UrlRefusal = 'unreadable' | 'notHttps' | 'hasCredentials' | 'originNotAllowed';
export type SafeUrl = { readonly url: string } | { readonly refused: UrlRefusal };

/** Which origins are allowed: `any`, for links that open in their own tab, or a list for what the app frames. */
export type AllowedOrigins = 'any' | readonly string[];

/** Longer than any legitimate address. */
const MAX_LENGTH = 4_096;
/** Characters that `new URL` drops or maps silently, so that the text and the opened address differ. */
const UNSEEN = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * The one function for external addresses (responses, brand files, the page's own query): banners, promotions, payment links,
 * social links, game launches. https only, no base, no user name; entries of a list are origins, with a star for one level of
 * sub-domains (`https://*.studio.example`). The page's own http origin is allowed if it is listed, so that development works
 * without certificates.
 *
 * @example safeUrl('javascript:alert(1)', 'any') // { refused: 'notHttps' }
 * @example safeUrl('https://a.studio.example/g', ['https://*.studio.example']) // { url: 'https://a.studio.example/g' }
 */
export function safeUrl(text: string, allowed: AllowedOrigins): SafeUrl {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH || UNSEEN.test(trimmed) || !URL.canParse(trimmed))
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
