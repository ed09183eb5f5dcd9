import { useEffect, useMemo } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import {
  useBrandBounds,
  useListCurrenciesQuery,
  useOwnRegions,
  useWallet,
} from '#app/features/account/account/index.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import type { DrawPhase } from '#app/features/betting/draws/clock/draw-phase.ts';
import { currencyKnown, injectedDrawSlip } from './draw-slip-slice.ts';
import { useAmountForAll } from './use-offered-stake.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';
import { useGetDrawLimitsQuery } from '#app/features/betting/draws/clock/draws-api.ts';
import { summariseDrawSlip, type DrawSummary, type DrawContext } from './summarise-draw-slip.ts';

/** The selections of a game with their summary. The game provides its prices. */
export function useDrawSlip(
  game: DrawGame,
  phase: DrawPhase | undefined,
  {
    priceOf,
    prizeOf,
    returnsOf,
    stake,
  }: Pick<DrawContext, 'priceOf' | 'prizeOf' | 'returnsOf'> & { readonly stake?: string },
): { readonly summary: DrawSummary; readonly currency: string } {
  const brand = useBrand();
  const slip = useAppSelector(injectedDrawSlip.selectSlice);
  const wallet = useWallet();
  const dispatch = useAppDispatch();
  const isGuest = useAppSelector((state) => state.session.player === undefined);
  const { currentData } = useGetDrawLimitsQuery({ game });
  const ownRegions = useOwnRegions();
  const limits = useMemo(() => ownRegions(game, currentData), [ownRegions, game, currentData]);
  const { currentData: currencies } = useListCurrenciesQuery();
  const currency = wallet?.currency ?? brand.currency;
  const entered = wallet === undefined && !isGuest ? undefined : currency;
  useEffect(() => {
    if (entered !== undefined && entered !== slip.currency) dispatch(currencyKnown(entered));
  }, [dispatch, entered, slip.currency]);
  const rate = currencies?.find((option) => option.currency === currency)?.exchange;
  const brandStake = useBrandBounds('stake');
  const funds = wallet?.balance;
  const items = slip.game === game ? slip.items : NONE;
  const typed = useAmountForAll(stake);
  const summary = useMemo(
    () =>
      summariseDrawSlip(
        { items, typed },
        {
          phase,
          priceOf,
          prizeOf,
          returnsOf,
          limits,
          brandStake,
          rate,
          funds,
          currency,
        },
      ),
    [items, typed, phase, priceOf, prizeOf, returnsOf, limits, brandStake, rate, funds, currency],
  );
  return { summary, currency };
}

const NONE = [] as const;
