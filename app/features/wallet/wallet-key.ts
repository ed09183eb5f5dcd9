import type { ParseKeys } from 'i18next';

/** A text of this feature. */
export type WalletKey = ParseKeys<'wallet'>;

/** Messages of schemas are keys: they do not compile without a text. */
export const walletKey = (key: WalletKey): WalletKey => key;
