/**
 * For pages that act on clicks: in another site's frame, that site would choose what is clicked (clickjacking), and Origin would
 * be the frame's own.
 */
export const UNFRAMED = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
