import type { Brand } from '#contract/brand';

/** Trusted Types policies: the app's, and DOMPurify's for the operator's texts. */
const TRUSTED_TYPES = 'trusted-types slipway dompurify';

type PolicyParts = Pick<Brand, 'csp' | 'frameOrigins'>;

/** The strictest policy that the app runs under, with the brand's origins. */
function contentPolicy({ csp, frameOrigins }: PolicyParts): string {
  const listed = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${listed(csp.img)}`,
    "font-src 'self'",
    `connect-src 'self'${listed(csp.connect)}`,
    ...(frameOrigins.length === 0 ? [] : [`frame-src${listed(frameOrigins)}`]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    TRUSTED_TYPES,
    "require-trusted-types-for 'script'",
    // No report-uri: browsers would send whole addresses with queries. The page reports violations with the host only.
  ].join('; ');
}

/** On every answer of the site and its upstream: no guessing of types, no use by other sites. */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

export function pageHeaders(brand: PolicyParts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(brand),
    ...EVERY_ANSWER,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** For folders without a brand's headers. */
export const PAGE_HEADERS = pageHeaders({ csp: { img: [], connect: [] }, frameOrigins: [] });
