import { useEffect } from 'react';
import { storedIntentsOf } from '#app/api/money/stored-intents.ts';
import { isUnresolved, selectOwnCall } from '#app/api/money/money-slice.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import { DrawStakes, StoredDrawSlip } from './draw-item.ts';
import { drawSlipRestored, gameChosen, injectedDrawSlip, stakesRestored } from './draw-slip-slice.ts';
import type { DrawGame } from '#app/features/betting/draws/clock/draw-times.ts';

/**
 * Restores the selections of a game after a reload. A slip whose bet was sent is restored only while that bet is still being
 * checked. Once the bet is no longer known here, its outcome is certain, and offering the slip again could place it twice.
 */
export function useStoredDrawSlip(game: DrawGame): void {
  const dispatch = useAppDispatch();
  const slip = useAppSelector(injectedDrawSlip.selectSlice);
  const row = game === 'pk10' ? 'placeRaceBet' : 'placeLotteryBet';
  const isSent = useAppSelector((state) => {
    const call = selectOwnCall(state, row);
    return call !== undefined && isUnresolved(call);
  });

  const userId = useAppSelector((state) => state.session.player?.userId);

  useEffect(() => {
    const isPending = userId !== undefined && storedIntentsOf(userId).some((intent) => intent.row === row);
    // Clears the slice of another game; an empty slice on a new page takes the stored selections.
    const stored = slip.game === undefined ? readStored('drawSlip', StoredDrawSlip) : undefined;
    dispatch(gameChosen(game));
    const stakes = slip.stakes === undefined ? readStored('drawStakes', DrawStakes) : undefined;
    if (stakes !== undefined) dispatch(stakesRestored(stakes));
    if (stored?.game === game && (!stored.isSent || isPending)) dispatch(drawSlipRestored(stored));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each game, with its state on opening
  }, [game]);

  useEffect(() => {
    if (slip.stakes !== undefined) writeStored('drawStakes', slip.stakes);
  }, [slip.stakes]);

  useEffect(() => {
    if (slip.game === undefined) return;
    if (slip.items.length === 0) dropStored('drawSlip');
    else
      writeStored('drawSlip', {
        game: slip.game,
        items: slip.items,
        typed: slip.typed,
        currency: slip.currency,
        isSent,
      });
  }, [slip.game, slip.items, slip.typed, slip.currency, isSent]);
}
