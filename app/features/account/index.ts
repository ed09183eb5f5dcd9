export { useListCurrenciesQuery } from './account-api.ts';
export { Balance } from './balance.tsx';
export { useWallet, type Wallet } from './use-wallet.ts';
