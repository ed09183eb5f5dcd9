import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The six formats that players choose from (engine/odds). */
export type OddsFormatChoice = 'decimal' | 'fractional' | 'american' | 'hongkong' | 'indonesian' | 'malay';

/** What the player set once and wants to find again, whoever is signed in. */
export interface Preferences {
  readonly oddsFormat: OddsFormatChoice;
  /** What may happen to a bet when odds have moved since they were shown: by default nothing. */
  readonly acceptOdds: 'none' | 'better' | 'any';
  /** Whether picks stay on the slip once their bet is placed. */
  readonly keepsSlip: boolean;
  /** Amounts of the quick stakes; the brand's where the player has set none. */
  readonly quickStakes?: readonly string[] | undefined;
  /** Amounts are shown in this currency too. */
  readonly alsoIn?: string | undefined;
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: { oddsFormat: 'decimal', acceptOdds: 'none', keepsSlip: false } as Preferences,
  reducers: {
    preferencesChanged: (state, { payload }: PayloadAction<Partial<Preferences>>): Preferences => ({
      ...state,
      ...payload,
    }),
  },
});

export const { preferencesChanged } = preferencesSlice.actions;
