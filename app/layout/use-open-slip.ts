import { useBrand } from '#app/brand/brand-context.ts';
import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { useIsDesktop } from './use-is-desktop.ts';

/**
 * Opens the slip where it is not beside the page: an empty one has no bar there, but takes booking codes. Undefined where the slip
 * is always in view, or the brand has none.
 */
export function useOpenSlip(): (() => void) | undefined {
  const isDesktop = useIsDesktop();
  const { layout } = useBrand();
  const { isVisible } = useAvailability();
  const dispatch = useAppDispatch();
  if ((isDesktop && layout.slip !== 'drawer') || !SLIP_SPORTS.some((sport) => isVisible(sport))) return undefined;
  return () => void dispatch(overlayOpened({ kind: 'slip' }));
}
