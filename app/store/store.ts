import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from '#app/api/api.ts';
import { freshReads } from '#app/api/fresh-reads.ts';
import { createTransport, type Transport } from '#app/api/transport.ts';
import { listeners } from './listeners.ts';
import { overlaySlice } from './overlay-slice.ts';
import { preferencesSlice } from './preferences-slice.ts';
import { pushSlice } from './push-slice.ts';
import { sessionSlice } from './session-slice.ts';
import { toastSlice } from './toast-slice.ts';

/** Features add their slices here: `declare module '#app/store/store.ts' { interface LazySlices extends WithSlice<...> {} }`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging in the features
export interface LazySlices {}

export const rootReducer = combineSlices(
  sessionSlice,
  overlaySlice,
  toastSlice,
  pushSlice,
  preferencesSlice,
  api,
).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/**
 * @param isChecked whether a development build searches the whole state, with each action, for what cannot be stored or was changed
 *   in place; tests that draw the app spend a third of their time on that
 */
export function createStore(transport: Transport = createTransport(), isChecked = true) {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: transport }, immutableCheck: isChecked, serializableCheck: isChecked })
        .prepend(listeners.middleware, freshReads)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
