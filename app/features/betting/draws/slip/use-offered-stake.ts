import { useQuickStakes } from '#app/features/account/account/index.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';
import type { EnteredAmount } from '#app/i18n/entered-amount.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { injectedDrawSlip } from './draw-slip-slice.ts';

/** The stake per line that a game begins with: that of the last bet on it in this currency, otherwise the first quick stake. */
export function useOfferedStake(game: DrawGame, currency: string | undefined): string {
  const last = useAppSelector((state) => injectedDrawSlip.selectSlice(state).stakes?.[game]);
  const { offered } = useQuickStakes('lottery');
  if (currency === undefined) return '';
  return last?.currency === currency ? last.amount : (offered[0] ?? '');
}

/** The amount for all: what the player has entered, otherwise the offered stake. */
export function useAmountForAll(offered: string | undefined): EnteredAmount {
  return useAppSelector((state) => {
    const { typed, isEmptied } = injectedDrawSlip.selectSlice(state);
    return typed === '' && isEmptied !== true ? (offered ?? '') : typed;
  });
}
