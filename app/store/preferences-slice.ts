import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ODDS_FORMATS } from '#contract/brand';

/** The six formats that players choose from (engine/odds). */
export type OddsFormatChoice = (typeof ODDS_FORMATS)[number];

export type StakeBy = 'line' | 'total';

export interface LastStake {
  readonly amount: string;
  readonly currency: string;
  readonly total?: string | undefined;
}

/** Odds, currency and the way to enter a stake are of this browser; what concerns money is of the player (preferences-listeners.ts). */
export interface Preferences {
  readonly oddsFormat: OddsFormatChoice;
  /** Which changes of odds a bet accepts: by default none. */
  readonly acceptOdds: 'none' | 'better' | 'any';
  /** Whether picks stay on the slip once their bet is placed. */
  readonly keepsSlip: boolean;
  /** Whether screen readers hear nothing of odds that move: who listens can stop it (WCAG technique SCR14). */
  readonly isOddsNewsOff?: boolean | undefined;
  /** Amounts of the quick stakes; the brand's if the player has set none. */
  readonly quickStakes?: readonly string[] | undefined;
  /** Their currency: 5 USDT are no 5 VND. */
  readonly quickCurrency?: string | undefined;
  /** The stake per line of the last bet, and the total where that was entered. It goes when the player leaves. */
  readonly lastStake?: LastStake | undefined;
  /** Whether a stake is entered per line, the default, or for all lines together. */
  readonly stakeBy?: StakeBy | undefined;
  /** A second currency in which amounts are shown. */
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
