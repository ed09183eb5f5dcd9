import type { Brand } from '#contract/brand/brand.ts';

/** Names of the Trusted Types policies that may be made: the app's own, and DOMPurify's for texts of the operator. */
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
    `connect-src 'self'${listed(csp.connect)}`,
    ...(frameOrigins.length === 0 ? [] : [`frame-src${listed(frameOrigins)}`]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    TRUSTED_TYPES,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** What every answer of a brand's site carries. */
export function pageHeaders(brand: PolicyParts): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentPolicy(brand),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

/** For a folder without a brand's own headers. */
export const PAGE_HEADERS = pageHeaders({ csp: { img: [], connect: [] }, frameOrigins: [] });
