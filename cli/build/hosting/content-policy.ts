import type { Brand } from '#contract/brand';

/** Names of the allowed Trusted Types policies: the app's own, and DOMPurify's for texts of the operator. */
const TRUSTED_TYPES = 'trusted-types slipway dompurify';

type PolicyParts = Pick<Brand, 'csp' | 'frameOrigins'>;

/** The strictest policy that the app runs under, with the origins that the brand lists. */
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
    // No report-uri: browsers would send whole addresses, queries included. The page reports what is refused, with the host only.
  ].join('; ');
}

/** What every answer has, of the site and of its upstream: its type is what it says, and no page of another site loads it. */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of every response of a brand's site. */
export function pageHeaders(brand: PolicyParts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(brand),
    ...EVERY_ANSWER,
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** For a folder without a brand's own headers. */
export const PAGE_HEADERS = pageHeaders({ csp: { img: [], connect: [] }, frameOrigins: [] });
