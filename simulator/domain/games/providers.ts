import { PRODUCT_IDS } from '#contract/entities';

/** Makers of third-party games. `ky` (cards) and `ng` keep a wallet of their own; the others play from the main one. */
export type Provider = 'pg' | 'tada' | 'noah' | 'winfinity' | 'ky' | `ng-${string}`;

export const PROVIDER_PRODUCT: Readonly<Record<string, number | undefined>> = {
  pg: PRODUCT_IDS.pgGames,
  tada: PRODUCT_IDS.tadaGames,
  noah: PRODUCT_IDS.noah,
  winfinity: PRODUCT_IDS.winfinity,
};

/** The ledger account that a provider's games use. */
export function playAccount(provider: Provider, memberId: string): string {
  const hasOwn = provider === 'ky' || provider.startsWith('ng-');
  return hasOwn ? `game:${provider}:${memberId}` : `member:${memberId}`;
}
