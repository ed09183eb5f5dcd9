import { PRODUCT_IDS } from '#contract/entities';

/** `ky` (cards) and `ng` have their own wallets; the others use the main one. */
export type Provider = 'pg' | 'tada' | 'noah' | 'winfinity' | 'ky' | `ng-${string}`;

export const PROVIDER_PRODUCT: Readonly<Record<string, number | undefined>> = {
  pg: PRODUCT_IDS.pgGames,
  tada: PRODUCT_IDS.tadaGames,
  noah: PRODUCT_IDS.noah,
  winfinity: PRODUCT_IDS.winfinity,
};

export function playAccount(provider: Provider, memberId: string): string {
  const hasOwn = provider === 'ky' || provider.startsWith('ng-');
  return hasOwn ? `game:${provider}:${memberId}` : `member:${memberId}`;
}
