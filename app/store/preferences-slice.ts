import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Amount } from '#contract/primitives.ts';

/** The six formats that players choose from (engine/odds). */
export const ODDS_FORMAT_NAMES = ['decimal', 'fractional', 'american', 'hongkong', 'indonesian', 'malay'] as const;
export type OddsFormatChoice = (typeof ODDS_FORMAT_NAMES)[number];

/** What the player set once and wants to find again, whoever is signed in. What is missing or unknown is as it comes. */
export const Preferences = v.object({
  oddsFormat: v.fallback(v.picklist(ODDS_FORMAT_NAMES), 'decimal'),
  /** What may happen to a bet when odds have moved since they were shown: by default nothing. */
  acceptOdds: v.fallback(v.picklist(['none', 'better', 'any']), 'none'),
  /** Whether picks stay on the slip once their bet is placed. */
  keepsSlip: v.fallback(v.boolean(), false),
  /** Amounts of the quick stakes; the brand's where the player has set none. */
  quickStakes: v.fallback(v.optional(v.pipe(v.array(Amount), v.minLength(1), v.maxLength(6))), undefined),
  /** Amounts are shown in this currency too. */
  alsoIn: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/))), undefined),
});
export type Preferences = v.InferOutput<typeof Preferences>;

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
