import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '#app/api/transport.ts';
import type { AppDispatch, RootState } from '#app/store/store.ts';

/** Dismisses the outcomes of the last press. Bets that are being placed or checked stay, and so do the picks. */
export async function putAwayResults(dispatch: AppDispatch): Promise<void> {
  // It has loaded with the panel, which shows the outcomes.
  const { outcomeDismissed, placingDismissed } = await import('./placing-slice.ts');
  dispatch(placingDismissed());
  dispatch(outcomeDismissed('placeBet'));
  dispatch(outcomeDismissed('placeCricketBet'));
}

/** Dismisses the receipts of the last press when the player goes on to another page. What was refused or is not known stays. */
export const putAwayReceipts =
  (): ThunkAction<Promise<void>, RootState, Transport, UnknownAction> => async (dispatch, getState) => {
    if (getState().placing?.bets.some(({ state }) => state === 'accepted') !== true) return;
    const { receiptsPutAway } = await import('./placing-slice.ts');
    dispatch(receiptsPutAway());
  };
