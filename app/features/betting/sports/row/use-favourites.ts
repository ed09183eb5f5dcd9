import { useEffect } from 'react';
import { useStore } from 'react-redux';
import * as v from 'valibot';
import { startListening, useAppSelector } from '#app/store/hooks.ts';
import { readOwn, writeOwn } from '#app/store/of-owner.ts';
import type { AppStore, RootState } from '#app/store/store.ts';
import { favouritesRestored, injectedFavourites, type Favourites } from './favourites-slice.ts';

const Key = v.pipe(v.string(), v.regex(/^[\w.:-]{1,90}$/));
const Stored = v.object({
  matches: v.pipe(v.array(Key), v.maxLength(200)),
  leagues: v.pipe(v.array(Key), v.maxLength(100)),
});

const storedOf = ({ session }: Pick<RootState, 'session'>) => readOwn('favourites', Stored, session.owner);
const NONE: Favourites = { matches: [], leagues: [] };
const copyOf = ({ matches, leagues }: Favourites) => ({ matches: [...matches], leagues: [...leagues] });

const restored = new WeakSet<object>();
let isListening = false;

/** The player's favourites. The first use restores them from storage; later changes are stored. */
export function useFavourites() {
  const store = useStore();
  useEffect(() => {
    if (restored.has(store)) return;
    restored.add(store);
    const stored = storedOf((store as AppStore).getState());
    if (stored !== undefined) store.dispatch(favouritesRestored(stored));
    if (isListening) return;
    isListening = true;
    startListening({
      predicate: (_, now, before) => now.session.owner !== before.session.owner,
      effect: (_, { dispatch, getState }) => void dispatch(favouritesRestored(storedOf(getState()) ?? NONE)),
    });
    startListening({
      predicate: (action, now, before) => now.favourites !== before.favourites && !favouritesRestored.match(action),
      effect: (_, { getState }) => {
        const { favourites, session } = getState();
        if (favourites !== undefined) writeOwn('favourites', Stored, session.owner, copyOf(favourites));
      },
    });
  }, [store]);
  return useAppSelector(injectedFavourites.selectSlice);
}
