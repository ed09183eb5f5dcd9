import type { RootState } from '#app/store/store.ts';
import { accountApi } from './account-api.ts';

const selectAccount = accountApi.endpoints.getAccount.select(undefined);

/** The currency of the player's wallet; undefined for guests and before the first answer. */
export const selectCurrency = (state: RootState): string | undefined =>
  state.session.player === undefined ? undefined : selectAccount(state).data?.currency;
