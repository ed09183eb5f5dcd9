import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#app/store/store.ts';

/** A pick as the player took it. Its odds are those that were shown, and stay until the player accepts others. */
export interface CricketPick {
  readonly id: string;
  readonly categoryLabel: string;
  readonly slipLabel: string;
  readonly odd: string;
  /** The stake as typed. */
  readonly typed: string;
}

/** The picks of one match, because a bet is on one match. The team names are there before the match has been read. */
export interface CricketMatchPicks {
  readonly home: string;
  readonly away: string;
  readonly picks: readonly CricketPick[];
}

export interface CricketPicks {
  /** By match id. A match without picks is not in it. */
  readonly matches: Readonly<Record<string, CricketMatchPicks>>;
  /** The match whose bet is on its way or being checked. */
  readonly sent?: string | undefined;
  /** The picks before the last removal, for undo. Not stored. */
  readonly before?: Readonly<Record<string, CricketMatchPicks>> | undefined;
}

export const cricketPicksSlice = createSlice({
  name: 'cricketPicks',
  initialState: { matches: {} } as CricketPicks,
  reducers: {
    /** change-cricket-picks.ts computes the changes. It loads lazily: the first load only counts the picks. */
    cricketChanged: (_, { payload }: PayloadAction<CricketPicks>): CricketPicks => payload,
  },
});

export const { cricketChanged } = cricketPicksSlice.actions;

declare module '#app/store/store.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging
  export interface LazySlices extends WithSlice<typeof cricketPicksSlice> {}
}

const injected = cricketPicksSlice.injectInto(rootReducer);
export const selectCricket = injected.selectSlice;

export const selectCricketCount = (state: Parameters<typeof selectCricket>[0]): number =>
  Object.values(selectCricket(state).matches).reduce((sum, { picks }) => sum + picks.length, 0);
