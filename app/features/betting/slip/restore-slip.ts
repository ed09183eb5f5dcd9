import { dropStored, readStored } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { takeSlip } from './model/change-slip.ts';
import { kept } from './model/take-pick.ts';
import { startPlacing } from './placing/placing-listeners.ts';
import { restorePreferences, startPreferences } from './model/preferences-listeners.ts';
import { placingRestored, StoredPlacing } from './placing/placing-slice.ts';
import { oldSlip } from './model/old-slip.ts';
import { StoredSlip } from './model/stored-slip.ts';
import { changeSlip } from './model/use-change-slip.ts';
import { OLD_VERSIONS } from './start-slip.ts';

/** Restores the slip of an earlier visit, and the bets that were being placed. */
export function restoreSlip(dispatch: AppDispatch): void {
  startPreferences();
  dispatch(restorePreferences());
  startPlacing();
  const placing = readStored('placing', StoredPlacing);
  if (placing !== undefined) dispatch(placingRestored(placing));
  const [before, first] = OLD_VERSIONS;
  const stored = readStored('slip', StoredSlip) ?? oldSlip(before) ?? oldSlip(first);
  if (stored !== undefined) dispatch(changeSlip(takeSlip(kept(stored))));
  for (const version of OLD_VERSIONS) dropStored('slip', version);
}
