import type { ParseKeys } from 'i18next';

/** A text of this feature. */
export type WalletKey = ParseKeys<'wallet'>;

/** Messages of schemas are keys: one without a text does not compile. */
export const walletKey = (key: WalletKey): WalletKey => key;
