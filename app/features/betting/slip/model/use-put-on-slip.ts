import { useCallback } from 'react';
import { useAppDispatch } from '#app/store/hooks.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { isSamePick, type SlipItem } from './slip-item.ts';
import type { SlipChange } from './take-pick.ts';
import { changeSlip } from './use-change-slip.ts';

/** Puts picks on the slip by a change, and says so where some of them had no room. */
export function usePutOnSlip(): (picks: readonly SlipItem[], change: SlipChange) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (picks, change) => {
      let isFull = false;
      const changed: SlipChange = (slip) => {
        const next = change(slip);
        isFull = picks.some((pick) => next.items.every((item) => !isSamePick(item, pick)));
        return next;
      };
      dispatch(changeSlip(changed));
      if (isFull) dispatch(toastShown({ kind: 'warning', text: 'toast.slipFull' }));
    },
    [dispatch],
  );
}
