import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import type { Transport } from '#app/api/transport.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import type { RootState } from '#app/store/store.ts';
import type { SlipChange } from './take-pick.ts';
import { injectedSlip, slipChanged } from './slip-slice.ts';

/** Applies a change to the current slip. */
export const changeSlip =
  (change: SlipChange): ThunkAction<void, RootState, Transport, UnknownAction> =>
  (dispatch, getState) => {
    const slip = injectedSlip.selectSlice(getState());
    const next = change(slip);
    if (next !== slip) dispatch(slipChanged(next));
  };

/** @example const change = useChangeSlip(); change(removePicks([item])) */
export function useChangeSlip(): (change: SlipChange) => void {
  const dispatch = useAppDispatch();
  return useCallback((change) => dispatch(changeSlip(change)), [dispatch]);
}
