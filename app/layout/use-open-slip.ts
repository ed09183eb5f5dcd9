import { matchPath, useLocation } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { SLIP_SPORTS, useAvailability } from '#app/features/around/availability/index.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { useMedia } from '#app/ui/use-media.ts';

/** A column beside the page leaves too little of it on a narrower screen. */
const WIDE = '(width >= 64rem)';

/** Pages of games: a slip that is empty most of the time would take room from them. */
const OF_GAMES = [`${paths.games}/*`, paths.liveGames, paths.gameLoader, paths.gameArcade, paths.pgGameList];

/** Whether the slip stands beside the page; else a bar opens it, as a drawer or, on phones, from the lower edge. */
export function useHasSlipColumn(): boolean {
  const { slip } = useBrand().layout;
  const isWide = useMedia(WIDE);
  const { pathname } = useLocation();
  return isWide && slip !== 'drawer' && !OF_GAMES.some((pattern) => matchPath(pattern, pathname) !== null);
}

/**
 * Opens the slip where it is not beside the page: an empty one has no bar there, but takes booking codes. Undefined where the slip
 * is always in view, or the brand has none.
 */
export function useOpenSlip(): (() => void) | undefined {
  const isColumn = useHasSlipColumn();
  const { isVisible } = useAvailability();
  const dispatch = useAppDispatch();
  if (isColumn || !SLIP_SPORTS.some((sport) => isVisible(sport))) return undefined;
  return () => void dispatch(overlayOpened({ kind: 'slip' }));
}
