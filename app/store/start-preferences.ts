import { startListening } from './hooks.ts';
import { Preferences, preferencesChanged } from './preferences-slice.ts';
import { readStored, writeStored } from './storage.ts';
import type { AppDispatch } from './store.ts';

/** Takes the kept preferences, and keeps every change. */
export function startPreferences(dispatch: AppDispatch): void {
  const stored = readStored('preferences', Preferences);
  if (stored !== undefined) dispatch(preferencesChanged(stored));
  startListening({
    actionCreator: preferencesChanged,
    effect: (_, { getState }) => {
      writeStored('preferences', getState().preferences);
    },
  });
}
