import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { keptIntentsOf } from '#app/api/money/kept-intents.ts';
import { isUnsettled, selectMoneyCalls } from '#app/api/money/money-slice.ts';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';
import { injectedPlacing, placingTakenUp } from './placing-slice.ts';

/**
 * After a reload: a bet whose intent is still kept may have left, and is being asked about; one without has never left. Bets
 * that this page itself is placing are not touched.
 */
export const takeUpPlacing = (): ThunkAction<void, RootState, Transport, UnknownAction> => (dispatch, getState) => {
  const { userId, isRestored } = injectedPlacing.selectSlice(getState());
  if (isRestored !== true || userId === undefined || userId !== getState().session.player?.userId) return;
  const asked = [...keptIntentsOf(userId), ...selectMoneyCalls(getState()).filter(isUnsettled)];
  dispatch(placingTakenUp(asked.map(({ key }) => key)));
};
