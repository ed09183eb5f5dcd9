import type { MarketKind } from '#contract/entities';
import { useMemo } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import { useMedia } from '#app/ui/use-media.ts';
import type { RowRoom } from './shown-markets.ts';

/** From this window width on, a row is one line. */
export const WIDE_ROW = '(width >= 48rem)';
/** How wide a list has to be for two groups of prices, three and four, in rem. */
const LIST_REM = [48.25, 58, 67.25] as const;
/** The navigation beside the page, and the column of the slip: 22 % of the window, from 17 to 18 rem (layout/shell.module.css). */
const NAVIGATION_REM = 13.5;
const SLIP_SHARE = 0.22;
const MAX_SLIP_REM = 18;
/** The page grows no further. */
const PAGE_REM = 100;

/** The window from which on a list is this wide; undefined where the page never is. */
export function windowFor(list: number, hasNavigation: boolean, hasSlip: boolean): number | undefined {
  const page = list + (hasNavigation ? NAVIGATION_REM : 0);
  if (!hasSlip) return page <= PAGE_REM ? page : undefined;
  if (page + MAX_SLIP_REM > PAGE_REM) return undefined;
  return Math.min(page / (1 - SLIP_SHARE), page + MAX_SLIP_REM);
}

/** What a row of a list has room for. Phones show one market, which the player chooses. */
export function useRowRoom(market: MarketKind): RowRoom {
  const {
    layout: { navigation, slip },
    markets,
  } = useBrand();
  const [two, three, four] = LIST_REM.map((list) => {
    const rem = windowFor(list, navigation === undefined || navigation === 'side', slip !== 'drawer');
    return rem === undefined ? 'not all' : `(width >= ${rem.toFixed(2)}rem)`;
  });
  const isWide = useMedia(WIDE_ROW);
  const groups = [useMedia(two ?? ''), useMedia(three ?? ''), useMedia(four ?? '')].filter(Boolean).length + 1;
  return useMemo(() => (isWide ? { markets, groups } : { markets, only: market }), [markets, isWide, groups, market]);
}
