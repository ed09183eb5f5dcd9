/**
 * Headers of a page that acts when it is clicked: a page of another site that showed it in a frame would choose what is clicked
 * (clickjacking), and Origin would be the frame's own.
 */
export const UNFRAMED = {
  'content-security-policy': "frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;
