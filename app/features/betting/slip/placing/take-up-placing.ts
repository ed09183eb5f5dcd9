import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { storedIntentsOf } from '#app/api/money/stored-intents.ts';
import { isUnresolved, selectMoneyCalls } from '#app/api/money/money-slice.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import { injectedPlacing, placingTakenUp } from './placing-slice.ts';

/**
 * After a reload: a bet whose intent is still stored may have been sent, and is being reconciled; one without was never sent. Bets
 * that this page is placing are not changed.
 */
export const takeUpPlacing =
  (): ThunkAction<void, RootState, Transport, UnknownAction> => (dispatch, getState, transport) => {
    const { userId, isRestored } = injectedPlacing.selectSlice(getState());
    if (isRestored !== true || userId === undefined || userId !== getState().session.player?.userId) return;
    const asked = [
      ...storedIntentsOf(userId).map(({ key, tab }) => ({ key, isElsewhere: tab !== transport.tab.name })),
      ...selectMoneyCalls(getState()).filter(isUnresolved),
    ];
    dispatch(placingTakenUp(asked.map(({ key, isElsewhere = false }) => ({ key, isElsewhere }))));
  };
