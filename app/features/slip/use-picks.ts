import { useCallback } from 'react';
import { useAppSelector } from '#app/store/hooks.ts';
import type { RootState } from '#app/store/store.ts';
import { isSamePick, type PickName, type SlipItem } from './slip-item.ts';
import { injectedSlip } from './slip-slice.ts';

export function usePickCount(): number {
  return useAppSelector((state) => injectedSlip.selectSlice(state).items.length);
}

/** Whether an outcome is on the slip: each odds button listens to its own answer only. */
export function usePickIsOn({ matchId, market, outcome }: PickName): boolean {
  // The same selector while it asks for the same: hundreds of buttons ask, many of them several times a second.
  const selectIsOn = useCallback(
    (state: RootState) =>
      injectedSlip.selectSlice(state).items.some((item) => isSamePick(item, { matchId, market, outcome })),
    [matchId, market, outcome],
  );
  return useAppSelector(selectIsOn);
}

/** All picks; the same array while none comes or goes. */
export function usePicks(): readonly SlipItem[] {
  return useAppSelector((state) => injectedSlip.selectSlice(state).items);
}
