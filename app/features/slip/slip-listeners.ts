import { moneyAccepted } from '#app/api/money/money-slice.ts';
import { startListening } from '#app/store/hooks.ts';
import { dropStored, readStored, takeOlder, writeStored } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { migrateSlip } from './migrate-slip.ts';
import { StoredSlip } from './slip-item.ts';
import { placingRestored, StoredPlacing, type PlacingState } from './placing-slice.ts';
import { picksPlaced, slipCleared, slipRestored } from './slip-slice.ts';

/** Everything that happens around the slip: it is kept in storage, and emptied once its bet is accepted. */
export function startSlip(dispatch: AppDispatch): void {
  startListening({
    predicate: (_, now, before) => now.slip !== before.slip,
    effect: (_, { getState }) => {
      const { slip } = getState();
      if (slip === undefined) return;
      const { before: _before, ...kept } = slip;
      writeStored('slip', kept);
    },
  });
  startListening({
    actionCreator: moneyAccepted,
    effect: ({ payload }, { dispatch, getState }) => {
      if (payload.row !== 'placeBet') return;
      const { placing, preferences } = getState();
      const bet = placing?.bets.find(({ key }) => key === payload.key);
      // A bet that nobody here knows of was placed by an older release, from the whole slip.
      if (bet === undefined) dispatch(slipCleared());
      else if (!preferences.keepsSlip) dispatch(picksPlaced(bet.picks));
    },
  });
  startListening({
    predicate: (_, now, before) => now.placing !== before.placing,
    effect: (_, { getState }) => {
      const { placing } = getState();
      if (placing?.userId === undefined || placing.bets.length === 0) dropStored('placing');
      else writeStored('placing', withoutErrors(placing));
    },
  });
  const placing = readStored('placing', StoredPlacing);
  if (placing !== undefined) dispatch(placingRestored(placing));
  const older = takeOlder('slip', 1);
  const stored = readStored('slip', StoredSlip) ?? (older === undefined ? undefined : migrateSlip(older));
  if (stored !== undefined) dispatch(slipRestored(stored));
}

const withoutErrors = ({ userId, bets }: PlacingState) => ({ userId, bets: bets.map(({ error: _, ...bet }) => bet) });
