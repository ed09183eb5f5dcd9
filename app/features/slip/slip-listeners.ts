import { moneyAccepted } from '#app/api/money/money-slice.ts';
import { startListening } from '#app/store/hooks.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { StoredSlip } from './slip-item.ts';
import { slipCleared, slipRestored } from './slip-slice.ts';

/** Everything that happens around the slip: it is kept in storage, and emptied once its bet is accepted. */
export function startSlip(dispatch: AppDispatch): void {
  startListening({
    predicate: (_, now, before) => now.slip !== before.slip,
    effect: (_, { getState }) => {
      const { slip } = getState();
      if (slip !== undefined) writeStored('slip', slip);
    },
  });
  startListening({
    actionCreator: moneyAccepted,
    effect: ({ payload }, listener) => {
      if (payload.row === 'placeBet') listener.dispatch(slipCleared());
    },
  });
  const stored = readStored('slip', StoredSlip);
  if (stored !== undefined) dispatch(slipRestored(stored));
}
