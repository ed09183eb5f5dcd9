import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/store/store.ts';

export interface Favourites {
  readonly matches: readonly string[];
  readonly leagues: readonly string[];
}

/** Matches end and never come back, so the oldest marks are useless. */
const MAX_MATCHES = 200;
const MAX_LEAGUES = 100;

const toggled = (list: readonly string[], id: string, most: number): readonly string[] =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id].slice(-most);

export const favouritesSlice = createSlice({
  name: 'favourites',
  initialState: { matches: [], leagues: [] } as Favourites,
  reducers: {
    favouriteMatchToggled: (state, { payload }: PayloadAction<string>): Favourites => ({
      ...state,
      matches: toggled(state.matches, payload, MAX_MATCHES),
    }),
    /** By `leagueKey`. */
    favouriteLeagueToggled: (state, { payload }: PayloadAction<string>): Favourites => ({
      ...state,
      leagues: toggled(state.leagues, payload, MAX_LEAGUES),
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
