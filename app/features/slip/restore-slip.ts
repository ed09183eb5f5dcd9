import { readStored, takeOlder } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { takeSlip } from './change-slip.ts';
import { migrateSlip } from './migrate-slip.ts';
import { startPlacing } from './placing-listeners.ts';
import { restorePreferences, startPreferences } from './preferences-listeners.ts';
import { placingRestored, StoredPlacing } from './placing-slice.ts';
import { StoredSlip } from './stored-slip.ts';
import { changeSlip } from './use-change-slip.ts';

/** Takes back what an earlier visit left: the slip, also in an older release's shape, and the bets that were being placed. */
export function restoreSlip(dispatch: AppDispatch): void {
  startPreferences();
  restorePreferences(dispatch);
  startPlacing();
  const placing = readStored('placing', StoredPlacing);
  if (placing !== undefined) dispatch(placingRestored(placing));
  const older = takeOlder('slip', 1);
  const stored = readStored('slip', StoredSlip) ?? (older === undefined ? undefined : migrateSlip(older));
  if (stored !== undefined) dispatch(changeSlip(takeSlip(stored)));
}
