import { useAppSelector } from '#app/store/hooks.ts';
import { isSamePick, type PickName } from './slip-item.ts';
import { injectedSlip } from './slip-slice.ts';

export function usePickCount(): number {
  return useAppSelector((state) => injectedSlip.selectSlice(state).items.length);
}

/** Whether an outcome is on the slip: each odds button listens to its own answer only. */
export function usePickIsOn(pick: PickName): boolean {
  return useAppSelector((state) => injectedSlip.selectSlice(state).items.some((item) => isSamePick(item, pick)));
}
