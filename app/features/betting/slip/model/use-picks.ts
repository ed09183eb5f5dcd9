import { useCallback } from 'react';
import { useAppSelector } from '#app/store/hooks.ts';
import type { RootState } from '#app/store/store.ts';
import {
  countPicks,
  isSamePick,
  type CricketMatches,
  type CricketPick,
  type PickName,
  type SlipItem,
} from './slip-item.ts';
import { injectedSlip } from './slip-slice.ts';

/** The number of picks of all sports, including cricket. */
export function usePickCount(): number {
  return useAppSelector((state) => countPicks(injectedSlip.selectSlice(state)));
}

/** Whether a phone offers a bet on the only pick, or shows its outcome. */
export const useIsQuick = (): boolean => useAppSelector((state) => injectedSlip.selectSlice(state).isQuick === true);

/** Whether an outcome is on the slip. An odds button rerenders only when its own value changes. */
export function usePickIsOn({ matchId, market, outcome }: PickName): boolean {
  // The same selector for the same outcome: hundreds of buttons select, many of them several times a second.
  const selectIsOn = useCallback(
    (state: RootState) =>
      injectedSlip.selectSlice(state).items.some((item) => isSamePick(item, { matchId, market, outcome })),
    [matchId, market, outcome],
  );
  return useAppSelector(selectIsOn);
}

/** All picks; the same array while none is added or removed. */
export function usePicks(): readonly SlipItem[] {
  return useAppSelector((state) => injectedSlip.selectSlice(state).items);
}

export const usePickedCricket = (): CricketMatches =>
  useAppSelector((state) => injectedSlip.selectSlice(state).cricket);

const NONE: readonly CricketPick[] = [];

export function useCricketPicks(matchId: string): readonly CricketPick[] {
  return useAppSelector((state) => injectedSlip.selectSlice(state).cricket[matchId]?.picks ?? NONE);
}
