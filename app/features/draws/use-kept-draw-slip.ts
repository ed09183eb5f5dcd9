import { useEffect } from 'react';
import { keptIntentsOf } from '#app/api/money/kept-intents.ts';
import { isUnsettled, selectMoneyCall } from '#app/api/money/money-slice.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { dropStored, readStored, writeStored } from '#app/store/storage.ts';
import { StoredDrawSlip } from './draw-item.ts';
import { drawSlipRestored, gameChosen, injectedDrawSlip } from './draw-slip-slice.ts';
import type { DrawGame } from './draw-times.ts';

/**
 * Keeps what was selected over a reload, for its game only. A slip whose bet has left comes back only while that bet is still being
 * checked: once nothing is known of it here, the bet has been decided, and offering it again would be a second one.
 */
export function useKeptDrawSlip(game: DrawGame): void {
  const dispatch = useAppDispatch();
  const slip = useAppSelector(injectedDrawSlip.selectSlice);
  const row = game === 'pk10' ? 'placeRaceBet' : 'placeLotteryBet';
  const isSent = useAppSelector((state) => {
    const call = selectMoneyCall(state, row);
    return call !== undefined && isUnsettled(call);
  });

  const userId = useAppSelector((state) => state.session.player?.userId);

  useEffect(() => {
    const isPending = userId !== undefined && keptIntentsOf(userId).some((intent) => intent.row === row);
    // The slice of another game is cleared; one that is empty because the page is new takes what was stored.
    const stored = slip.game === undefined ? readStored('drawSlip', StoredDrawSlip) : undefined;
    dispatch(gameChosen(game));
    if (stored?.game === game && (!stored.isSent || isPending)) dispatch(drawSlipRestored(stored));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each game, with what stood there when it was opened
  }, [game]);

  useEffect(() => {
    if (slip.game === undefined) return;
    if (slip.items.length === 0) dropStored('drawSlip');
    else writeStored('drawSlip', { game: slip.game, items: slip.items, typed: slip.typed, isSent });
  }, [slip.game, slip.items, slip.typed, isSent]);
}
