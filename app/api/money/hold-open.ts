import { startListening } from '#app/store/hooks.ts';
import { signedIn } from '#app/store/session-slice.ts';
import { onStoredElsewhere } from '#app/store/storage.ts';
import { resumeMoney } from './follow.ts';
import type { Intent } from './intent.ts';
import { storeLost, storeLostNow } from './still-open.ts';
import { tabOf } from './tab-of.ts';
import type { Thunk } from './thunk.ts';

const watched = new WeakSet();

/** From now on this tab goes on with the call also if the storage is cleared: the player would press again. */
export const holdOpen =
  (intent: Intent): Thunk<void> =>
  (_dispatch, _getState, transport) => {
    tabOf(transport).open.set(intent.key, intent);
    if (watched.has(transport)) return;
    watched.add(transport);
    onStoredElsewhere('pendingMoney', () => void storeLost(transport));
    addEventListener('pagehide', () => storeLostNow(transport));
  };

const takeUpLost = (): Thunk => async (dispatch, _getState, transport) => {
  if (await storeLost(transport)) dispatch(resumeMoney());
};

// Who clears the storage is signed out, too. Once the player is back, the outcome of the call is looked for.
startListening({ actionCreator: signedIn, effect: (_, { dispatch }) => void dispatch(takeUpLost()) });
