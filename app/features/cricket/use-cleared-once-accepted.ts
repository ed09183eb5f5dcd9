import { useEffect } from 'react';
import type { CricketBet } from '#contract/entities/cricket.ts';
import type { MoneyProgress } from '#app/api/money/money-slice.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { cricketCleared } from './cricket-slip-slice.ts';

/** A bet that is placed leaves the slip of its match. */
export function useClearedOnceAccepted(progress: MoneyProgress<CricketBet> | undefined): void {
  const dispatch = useAppDispatch();
  const placed = progress?.status === 'accepted' ? progress.receipt?.matchId : undefined;
  useEffect(() => {
    if (placed !== undefined) dispatch(cricketCleared(placed));
  }, [placed, dispatch]);
}
