import { useState } from 'react';
import * as v from 'valibot';
import { useAppSelector } from '#app/store/hooks.ts';
import { readOwn, writeOwn } from '#app/store/of-owner.ts';

const Favourites = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(2_000));
const NAME = 'favouriteGames';

const read = (owner: string | undefined) => ({ owner, marked: readOwn(NAME, Favourites, owner) ?? [] });

/** The player's favourite games in this browser, by `provider/id`. */
export function useFavourites() {
  const owner = useAppSelector((state) => state.session.owner);
  const [state, setState] = useState(() => read(owner));
  const shown = state.owner === owner ? state : read(owner);
  if (shown !== state) setState(shown);
  const { marked } = shown;
  const toggle = (key: string) => {
    const next = marked.includes(key) ? marked.filter((each) => each !== key) : [...marked, key];
    setState({ owner, marked: next });
    writeOwn(NAME, Favourites, owner, next);
  };
  return { marked: new Set(marked), toggle };
}

/** The name of a game in the favourites. */
export const favouriteKey = (type: string, id: string): string => `${type}/${id}`;
