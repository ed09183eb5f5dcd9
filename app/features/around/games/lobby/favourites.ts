import { useState } from 'react';
import * as v from 'valibot';
import { readStored, writeStored } from '#app/store/storage.ts';

const Favourites = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(2_000));

/** The player's favourite games in this browser, by `provider/id`. */
export function useFavourites() {
  const [marked, setMarked] = useState<readonly string[]>(() => readStored('favouriteGames', Favourites) ?? []);
  const toggle = (key: string) => {
    const next = marked.includes(key) ? marked.filter((each) => each !== key) : [...marked, key];
    setMarked(next);
    writeStored('favouriteGames', next);
  };
  return { marked: new Set(marked), toggle };
}

/** The name of a game in the favourites. */
export const favouriteKey = (type: string, id: string): string => `${type}/${id}`;
