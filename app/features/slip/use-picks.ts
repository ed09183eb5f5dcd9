import { useAppSelector } from '#app/store/hooks.ts';
import { isSamePick, type PickName, type SlipItem } from './slip-item.ts';
import { injectedSlip } from './slip-slice.ts';

export function usePickCount(): number {
  return useAppSelector((state) => injectedSlip.selectSlice(state).items.length);
}

/** Whether an outcome is on the slip: each odds button listens to its own answer only. */
export function usePickIsOn(pick: PickName): boolean {
  return useAppSelector((state) => injectedSlip.selectSlice(state).items.some((item) => isSamePick(item, pick)));
}

/** All picks; the same array while none comes or goes. */
export function usePicks(): readonly SlipItem[] {
  return useAppSelector((state) => injectedSlip.selectSlice(state).items);
}
