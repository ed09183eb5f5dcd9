import { startListening } from '#app/store/hooks.ts';
import { handedOver } from '#app/store/session-slice.ts';
import { hasStored, onStoredElsewhere, writeStored } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { loadSlipPart } from './load-slip-part.ts';
import { cricketToggled, pickToggled, slipHeard } from './model/slip-slice.ts';

const STORED = ['slip', 'placing', 'preferences'] as const;
/** The slips of builds before: restore-slip.ts takes over the newest. */
export const OLD_VERSIONS = [2, 1] as const;

/**
 * The slip is saved in storage, where all tabs of a player have the same one. The code that restores it loads only if something is stored; until it has been read, nothing is
 * written over it.
 */
export function startSlip(dispatch: AppDispatch): void {
  // Explain why a press had no effect.
  startListening({
    predicate: (action, now, before) =>
      (pickToggled.match(action) || cricketToggled.match(action)) && now.slip === before.slip,
    effect: (_, { dispatch: tell }) => void tell(toastShown({ kind: 'warning', text: 'toast.slipFull' })),
  });
  const keep = () => {
    startListening({
      // The session decides what of the last owner leaves the storage: another tab may have stored the next one's slip.
      predicate: (action, now, before) =>
        now.slip !== before.slip && !handedOver.match(action) && !slipHeard.match(action),
      effect: (_, { getState }) => {
        const { slip } = getState();
        if (slip === undefined) return;
        const { isQuick: _isQuick, heard: _heard, ...kept } = slip;
        writeStored('slip', kept);
      },
    });
  };
  onStoredElsewhere('slip', (event) => {
    loadSlipPart().then(
      ({ hearSlip }) => dispatch(hearSlip(event)),
      () => undefined,
    );
  });
  if (!OLD_VERSIONS.some((version) => hasStored('slip', version)) && !STORED.some((name) => hasStored(name))) {
    keep();
    return;
  }
  loadSlipPart()
    .then(({ restoreSlip }) => {
      keep();
      restoreSlip(dispatch);
    })
    // If the code cannot be loaded, the slip starts empty, and the stored one stays for the next visit.
    .catch(() => undefined);
}
