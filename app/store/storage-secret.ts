import type { AppConfig } from '#contract/brand/app-config.ts';

/**
 * The text that a brand's stored values are encrypted with: the key that the build made of the brand's secret, or the brand's
 * id where the build had none. It travels with the page, so it keeps values from being read or moved by accident, by another
 * brand or by a copied profile; against a script on the page only the content policy helps.
 */
export function storageSecretOf({ brand, storageKey }: AppConfig): string {
  return storageKey ?? `slipway:${brand.id}`;
}
