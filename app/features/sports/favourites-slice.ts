import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/store/store.ts';
import type { Favourites } from './lobby-filter.ts';

/** Matches end and never come back: of the oldest marks nothing is left to be found. */
const MATCHES_MOST = 200;
const LEAGUES_MOST = 100;

const toggled = (list: readonly string[], id: string, most: number): readonly string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id].slice(-most);

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: { matches: [], leagues: [] } as Favourites,
  reducers: {
    favouriteMatchToggled: (state, { payload }: PayloadAction<string>): Favourites => ({
      ...state,
      matches: toggled(state.matches, payload, MATCHES_MOST),
    }),
    /** By `leagueKey`. */
    favouriteLeagueToggled: (state, { payload }: PayloadAction<string>): Favourites => ({
      ...state,
      leagues: toggled(state.leagues, payload, LEAGUES_MOST),
    }),
    favouritesRestored: (_, { payload }: PayloadAction<Favourites>): Favourites => payload,
  },
});

export const { favouriteMatchToggled, favouriteLeagueToggled, favouritesRestored } = favouritesSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof favouritesSlice> {}
}

export const injectedFavourites = favouritesSlice.injectInto(rootReducer);
