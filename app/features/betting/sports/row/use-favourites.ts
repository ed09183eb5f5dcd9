import { useEffect } from 'react';
import { useStore } from 'react-redux';
import * as v from 'valibot';
import { startListening, useAppSelector } from '#app/store/hooks.ts';
import { readStored, writeStored } from '#app/store/storage.ts';
import { favouritesRestored, injectedFavourites } from './favourites-slice.ts';

const Key = v.pipe(v.string(), v.regex(/^[\w.:-]{1,90}$/));
const Stored = v.object({
  matches: v.pipe(v.array(Key), v.maxLength(200)),
  leagues: v.pipe(v.array(Key), v.maxLength(100)),
});

const restored = new WeakSet<object>();
let isListening = false;

/** The player's favourites. The first use restores them from storage; later changes are stored. */
export function useFavourites() {
  const store = useStore();
  useEffect(() => {
    if (restored.has(store)) return;
    restored.add(store);
    const stored = readStored('favourites', Stored);
    if (stored !== undefined) store.dispatch(favouritesRestored(stored));
    if (isListening) return;
    isListening = true;
    startListening({
      predicate: (_, now, before) => now.favourites !== before.favourites,
      effect: (_, { getState }) => void writeStored('favourites', getState().favourites),
    });
  }, [store]);
  return useAppSelector(injectedFavourites.selectSlice);
}
