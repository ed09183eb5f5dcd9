import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { compareAmounts } from '#engine/money';
import { newKey } from '#app/api/new-key.ts';
import { outcomeDismissed, selectMoneyByKey, selectOwnCall } from '#app/api/money/money-slice.ts';
import { pressMoney } from '#app/api/money/run-money.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import { gameWalletsApi } from './game-wallets-api.ts';
import { MOVE_ROWS, MOVES, requestOf, type GameWallet, type Way } from './game-wallets.ts';

type Thunk<Result> = ThunkAction<Promise<Result>, RootState, Transport, UnknownAction>;

export interface Move {
  readonly wallet: GameWallet;
  readonly way: Way;
  readonly amount: string;
  readonly currency: string;
}

/** What the request of card games does not say, by the key of its press. */
const currencies = new Map<string, string>();

/** The currency of a move of this page; undefined for one from before it was loaded. */
export const currencyOfMove = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : currencies.get(key);

const SEEN: readonly string[] = ['accepted', 'refused', 'neverDone'];

/** Dismisses the outcomes that leave nothing to be looked at. */
export const dismissSeen = (): ThunkAction<void, RootState, Transport, UnknownAction> => (dispatch, getState) => {
  for (const row of MOVE_ROWS)
    if (SEEN.includes(selectOwnCall(getState(), row)?.status ?? '')) dispatch(outcomeDismissed(row));
};

/** Presses the row of a transfer and dismisses earlier outcomes. @returns whether it was carried out, once that is certain */
export const moveGameMoney =
  ({ wallet, way, amount, currency }: Move): Thunk<boolean> =>
  async (dispatch, getState) => {
    const key = newKey();
    currencies.set(key, currency);
    for (const row of MOVE_ROWS) dispatch(outcomeDismissed(row));
    await dispatch(pressMoney(MOVES[wallet.game][way], requestOf(wallet, amount, currency), key));
    // A refusal also means that the page's balances differ from the upstream's.
    dispatch(gameWalletsApi.util.invalidateTags(['GameBalances']));
    return selectMoneyByKey(getState(), key)?.status === 'accepted';
  };

/** Result of "move everything back": all is back, there was nothing, or a wallet could not be read or emptied. */
export type TakenBack = 'all' | 'nothing' | 'failed';

/** Empties one wallet after the other, each of its current balance; the first failure ends it. */
export const takeAllBack =
  (wallets: readonly GameWallet[]): Thunk<TakenBack> =>
  async (dispatch) => {
    let end: TakenBack = 'nothing';
    for (const wallet of wallets) {
      const { data } = await dispatch(
        gameWalletsApi.endpoints.getGameBalance.initiate(wallet, { forceRefetch: true, subscribe: false }),
      );
      if (data === undefined) return 'failed';
      const { balance: amount, currency } = data;
      if (compareAmounts(amount, '0') === 0) continue;
      if (!(await dispatch(moveGameMoney({ wallet, way: 'out', amount, currency })))) return 'failed';
      end = 'all';
    }
    return end;
  };
