export { useGetMemberQuery, useListCurrenciesQuery } from './account-api.ts';
export { Balance } from './balance.tsx';
export { exchangeAmount } from './exchange-amount.ts';
export { leastBet } from './least-bet.ts';
export { useWallet } from './use-wallet.ts';
export { type OwnRules, useBrandRules, useOwnRegions } from './use-brand-rules.ts';
export { selectCurrency } from './select-currency.ts';
export { useQuickStakes } from './use-quick-stakes.ts';
export { useBrandBounds } from './use-brand-bounds.ts';
