import { startListening } from '#app/store/hooks.ts';
import { hasStored, writeStored } from '#app/store/storage.ts';
import type { AppDispatch } from '#app/store/store.ts';
import { toastShown } from '#app/store/toast-slice.ts';
import { loadSlipPart } from './load-slip-part.ts';
import { pickToggled } from './slip-slice.ts';

const KEPT = ['slip', 'placing', 'preferences'] as const;

/**
 * The slip is kept in storage. What is there is read by code that loads only when something is; until it has been read, nothing is
 * written over it.
 */
export function startSlip(dispatch: AppDispatch): void {
  // A press that changes nothing is told why.
  startListening({
    predicate: (action, now, before) => pickToggled.match(action) && now.slip === before.slip,
    effect: (_, { dispatch: tell }) => void tell(toastShown({ kind: 'warning', text: 'toast.slipFull' })),
  });
  const keep = () =>
    startListening({
      predicate: (_, now, before) => now.slip !== before.slip,
      effect: (_, { getState }) => {
        const { slip } = getState();
        if (slip === undefined) return;
        const { before: _before, ...kept } = slip;
        writeStored('slip', kept);
      },
    });
  if (!KEPT.some((name) => hasStored(name)) && !hasStored('slip', 1)) {
    keep();
    return;
  }
  loadSlipPart()
    .then(({ restoreSlip }) => {
      keep();
      restoreSlip(dispatch);
    })
    // Without the code the slip begins empty, and what is stored waits for the next visit.
    .catch(() => undefined);
}
