import type { Brand } from '#contract/brand/brand.ts';

/**
 * The text that a brand's stored values are encrypted with. It travels with the page, so it keeps values from being read or
 * moved by accident, by another brand or by a copied profile; against a script on the page only the content policy helps.
 */
export function storageSecretOf(brand: Brand & { readonly storageSecret?: string }): string {
  return brand.storageSecret ?? `slipway:${brand.id}`;
}
