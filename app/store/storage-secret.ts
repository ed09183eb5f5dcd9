import type { AppConfig } from '#contract/brand';

/**
 * The secret with which a brand's stored values are encrypted: the key that the build derived from the brand's secret, or the
 * brand's id if there was none. It is part of the page, so it only prevents that values are read or moved by accident, by another
 * brand or by a copied profile; against a script on the page only the content security policy helps.
 */
export function storageSecretOf({ brand, storageKey }: AppConfig): string {
  return storageKey ?? `slipway:${brand.id}`;
}
